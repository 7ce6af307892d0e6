# Tout ce qui est à moi dans un fichier, et le faire supprimer.

my-data-nothing = Il n’y a rien de toi ici.
quota-downloads = Tu as déjà demandé ce fichier plusieurs fois. Tu pourras l’avoir de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

my-data-title = Mes données
my-data-help = Tout ce qui est enregistré ici sur toi, dans un seul fichier : ton nom, tes connexions et tes réglages, tes parties et leur déroulement, tes messages, tes cotes et le reste. D’une partie en cours, il contient ce que tu peux voir.
my-data-download = Télécharger tout ce qui est à moi
my-data-downloading = Le fichier se prépare. Avec beaucoup de parties, cela prend un moment.
my-data-downloaded = Le fichier est dans tes téléchargements.
my-data-remove = Me supprimer
my-data-remove-help = Tu peux faire supprimer tout cela d’ici, définitivement.
my-data-remove-title = Te supprimer définitivement ?
my-data-goes = Ce qui disparaît : ton nom, qui redevient libre, ton code et ta phrase secrète, tes connexions, tes notifications, tes cotes, tes places dans les listes, tes jetons et tes bots, et les messages que tu as écrits.
my-data-stays = Tes parties avec d’autres leur restent : tu y es désormais « un joueur ». Les parties où personne d’autre n’a joué sont supprimées.
my-data-leaves = Tu abandonnes les parties en cours, tes places aux tables qui attendent redeviennent libres, et tu quittes les tournois. Tes tournois qui n’ont pas commencé sont annulés.
my-data-no-way-back = Personne ne peut revenir en arrière. Les sauvegardes que l’hôte a faites gardent ce qu’elles contiennent jusqu’à ce qu’il les efface.
my-data-passphrase = Ta phrase secrète
my-data-sure = Oui, je veux que tout ce qui est à moi soit supprimé.
my-data-remove-now = Me supprimer maintenant
my-data-cancel = Annuler
my-data-removed = Tout ce qui était à toi est supprimé.
my-data-home = Vers la page d’accueil
