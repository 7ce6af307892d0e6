# Everything of mine as one file, and having it removed.

my-data-nothing = There is nothing of yours here.
quota-downloads = You have had this file several times just now. You can have it again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

my-data-title = My data
my-data-help = Everything that is stored here about you, as one file: your name, sign-ins and settings, your games with their records, your messages, ratings and the rest. Of a game that is not over it has what you may see.
my-data-download = Download everything of mine
my-data-downloading = The file is being made. With many games that takes a while.
my-data-downloaded = The file is in your downloads.
my-data-remove = Delete me
my-data-remove-help = You can have all of this removed from here for good.
my-data-remove-title = Delete me for good?
my-data-goes = These go: your name, which is free again, your code and passphrase, your sign-ins, notices, ratings, your places in lists, your tokens and your bots, and the messages you wrote.
my-data-stays = Your games with others stay theirs: in them you are “a player” from then on. Games that nobody else played in are removed.
my-data-leaves = You resign the games that are running, your seats at waiting tables are free again, and you leave tournaments. Your tournaments that have not begun are cancelled.
my-data-no-way-back = Nobody can bring this back. Backups that the host has made keep what they hold until they are deleted.
my-data-passphrase = Your passphrase
my-data-sure = Yes, I want everything of mine to be removed.
my-data-remove-now = Delete me now
my-data-cancel = Cancel
my-data-removed = Everything of yours is removed.
my-data-home = To the first page
