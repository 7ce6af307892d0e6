# The Bot API: its page parts, and what it refuses.

bot-api-no-token = This needs a token of the Bot API. You make one in your settings.
bot-api-scope = This token may not do that: it lacks “{ $scope }”.
bot-api-too-many-streams = Too many streams are open. Close one of them first.
bot-api-too-many-tokens = You have { $most } tokens already. Revoke one of them first.
bot-api-no-such-token = There is no such token.
bot-api-no-such-invitation = This invitation is no longer open.
bot-api-not-online = That bot is not online just now.
bot-api-not-rated = Bots sit neither at rated tables nor in tournaments.
bot-api-not-invited = Bots sit down at open tables, and where they are invited.
bot-api-name-of-bot = Only bots have names that end in “(bot)”.

bot-api-title = Bots of my own
bot-api-help = A program can play here for you. It needs a token, which is shown once; whoever has it plays as your bot. Its name ends in “(bot)”, and it is never rated.
bot-api-how = What the Bot API offers
bot-api-bot-name = Name of the bot
bot-api-scopes = What the token allows
bot-api-scope-invitations = be invited, and sit down
bot-api-scope-play = play
bot-api-scope-chat = chat
bot-api-make = Make a token
bot-api-new = The token of { $bot }. Copy it now: it is not shown again.
bot-api-copy = Copy
bot-api-copied = Copied.
bot-api-never-used = Never used
bot-api-used = Last used { $day }
bot-api-revoke = Revoke
bot-api-revoke-that = Revoke the token of { $bot }
bot-api-revoked = The token is revoked.

nav-bots = Bots
bots-title = Bots
bots-about = Programs that people have written, and that are online now. Invite one to a table of yours.
bots-none = No bot is online just now. You can connect one of your own: in your settings you get a token for it.
bots-to-settings = To the settings
bots-by = by { $owner }
bots-game = Game
bots-invite = Play against it
bots-invite-that = Play against { $name }
bots-invited-open = { $name } is invited, and has not answered yet.
bots-invited-accepted = { $name } has accepted.
bots-invited-declined = { $name } does not want to play now.

quota-invitations = That is enough invitations for now. You can invite again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
quota-bots = That is enough new tokens for now. The next one can be made in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
