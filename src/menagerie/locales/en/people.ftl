# Profiles: what everybody may know of a person.

http-no-such-person = There is nobody with that address here, or not any more.

profile-title = Profile of { $name }
profile-member = Here since { $day }.
profile-bot = A program that plays here, since { $day }.
profile-guest = { $name } is a guest. Guests play like everybody else; a profile comes with a passphrase.
profile-guest-you = You are a guest, and welcome. With a passphrase you get a profile, and nobody else can take your name.
profile-guest-settings = Set a passphrase
profile-to-yours = Your profile
profile-ratings = Ratings
profile-no-ratings = No rated games yet.
profile-rating = { $game } · { $list }: { $rating }
profile-place = Place { $place } on the leaderboard
profile-games = Games
profile-no-games = No games yet.
profile-game = Game
profile-among-people = Among people
profile-with-bots = With bots alone
profile-won = { $games }, won { $won }
profile-counted = The latest { $games } games are counted.
profile-favourites = Favourite set-ups
profile-setup = { $players } players
profile-times = { $games ->
    [one] one game
   *[other] { $games } games
}
profile-last = Last games
profile-last-none = No games that everybody may see.
profile-last-text = Games at open tables, rated ones, and those you were part of.
profile-last-text-yours = Others see of these the games at open tables, the rated ones, and those they were part of.
profile-last-replay = Replay: { $game }, { $names }
profile-rank = { $rank ->
    [1] won
   *[other] place { $rank }
}

# Following, muting, blocking.

people-yourself = That is you.
relation-heading = What you may do
relation-follow = Follow
relation-unfollow = Follow no more
relation-follow-help = You find { $name }’s open tables marked in the lobby.
relation-mute = Mute
relation-unmute = Mute no more
relation-mute-help = You no longer read what { $name } writes.
relation-block = Block
relation-unblock = Block no more
relation-block-help = You and { $name } never sit at a table together, do not see each other’s tables in the lobby, and read nothing of each other.
relation-secret = { $name } is not told.
relation-now-follow = You follow { $name }.
relation-now-mute = You have muted { $name }.
relation-now-block = You have blocked { $name }.
relation-ended = Done: that holds no more for { $name }.
relations-heading = People you know
relations-follow = You follow
relations-mute = Muted
relations-block = Blocked
relations-none = Follow, mute or block somebody on their profile: click a name.
relations-end = End this for { $name }
lobby-followed = you follow
