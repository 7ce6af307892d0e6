# L’API des bots : ses parties de page, et ce qu’elle refuse.

bot-api-no-token = Il faut pour cela un jeton de l’API des bots. Tu en crées un dans tes réglages.
bot-api-scope = Ce jeton ne le permet pas : il lui manque « { $scope } ».
bot-api-too-many-streams = Trop de flux sont ouverts. Fermes-en un d’abord.
bot-api-too-many-tokens = Tu as déjà { $most } jetons. Révoques-en un d’abord.
bot-api-no-such-token = Ce jeton n’existe pas.
bot-api-no-such-invitation = Cette invitation n’est plus ouverte.
bot-api-not-online = Ce bot n’est pas en ligne en ce moment.
bot-api-not-rated = Les bots ne jouent ni aux tables classées ni dans les tournois.
bot-api-not-invited = Les bots s’assoient aux tables ouvertes, et là où on les invite.
bot-api-name-of-bot = Seuls les bots ont un nom qui finit par « (bot) ».

bot-api-title = Mes propres bots
bot-api-help = Un programme peut jouer ici pour toi. Il lui faut un jeton, affiché une seule fois ; qui l’a joue comme ton bot. Son nom finit par « (bot) », et il n’est jamais classé.
bot-api-how = Ce que l’API des bots propose
bot-api-bot-name = Nom du bot
bot-api-scopes = Ce que permet le jeton
bot-api-scope-invitations = être invité et s’asseoir
bot-api-scope-play = jouer
bot-api-scope-chat = discuter
bot-api-make = Créer un jeton
bot-api-new = Le jeton de { $bot }. Copie-le maintenant : il ne sera plus affiché.
bot-api-copy = Copier
bot-api-copied = Copié.
bot-api-never-used = Jamais utilisé
bot-api-used = Utilisé { $day }
bot-api-revoke = Révoquer
bot-api-revoke-that = Révoquer le jeton de { $bot }
bot-api-revoked = Le jeton est révoqué.

nav-bots = Bots
bots-title = Bots
bots-about = Des programmes que des gens ont écrits, et qui sont en ligne. Invite-en un à une table.
bots-none = Aucun bot n’est en ligne en ce moment. Tu peux connecter le tien : tes réglages te donnent un jeton.
bots-to-settings = Vers les réglages
bots-by = par { $owner }
bots-game = Jeu
bots-invite = Jouer contre lui
bots-invite-that = Jouer contre { $name }
bots-invited-open = { $name } est invité, et n’a pas encore répondu.
bots-invited-accepted = { $name } a accepté.
bots-invited-declined = { $name } ne veut pas jouer maintenant.

quota-invitations = Cela fait assez d’invitations pour le moment. Tu pourras inviter à nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
quota-bots = Assez de nouveaux jetons pour le moment. Le prochain sera possible dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
