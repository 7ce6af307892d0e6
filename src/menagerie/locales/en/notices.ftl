# Turn notices: what is sent, and where they are switched on and off.

notice-title = Your turn: { $game }
notice-table = The table of { $names }.
notice-end = No more notices
notice-mail-text =
    It is your turn in { $game }, at the table of { $names }.

    { $table }

    One mail a table is sent until you come back to it. No more mails:
    { $end }
notice-confirm-subject = Turn notices from Menagerie: confirm your address
notice-confirm-text =
    Someone, probably you, entered this address to get a mail when it is their turn in a game.

    To confirm it, open this page within two days:
    { $link }

    If it was not you, do nothing: you get no more mails.

## The settings

notices-heading = When it is your turn
notices-help = In games with other people, when you are not at the table. One notice a table until you come back; never anything about the position.
notices-push = Notices on this device
notices-push-on = This device gets notices.
notices-push-ended = This device gets no more notices.
notices-push-blocked = This browser does not allow notices from this site. You can change that in the browser’s settings.
notices-push-missing = This browser cannot receive notices here.
notices-push-failed = The browser could not reach its push service. Try again later.
notices-mail = By mail, to
notices-mail-save = Send confirmation
notices-mail-sent = A mail with a link is on its way to { $address }. Open the link to confirm.
notices-mail-pending = { $address } is not confirmed yet: open the link in the mail.
notices-mail-on = Mails go to { $address }.
notices-mail-end = No more mails
notices-mail-ended = You get no more mails.

## The page of a link

notices-page-title = Notices
notices-page-confirm = Confirm that turn notices may be sent to this mail address?
notices-page-end-mail = Do you want no more turn notices by mail?
notices-page-end-push = Do you want no more turn notices on this device?
notices-page-do-confirm = Confirm
notices-page-do-end = No more notices
notices-page-confirmed = Confirmed: you get a mail when it is your turn.
notices-page-ended = You get no more notices this way. In the settings you can switch them on again.
notices-page-home = To the games

## Refused

http-bad-endpoint = This is not the address of a push service.
http-bad-mail-address = This is not a mail address.
http-no-mail = This server sends no mail.
http-bad-link = This link is not valid, or no longer.
serve-bad-address = --address is not an address that a browser can open, such as { $example }.
serve-bad-smtp = --smtp is not the address of a mail server, such as { $example }. The password goes into MENAGERIE_SMTP_PASSWORD.
serve-mail-incomplete = To send mail, --address and --mail-from are needed as well.
cli-help-serve-address = The public address of the server; links in mails begin with it.
cli-help-serve-smtp = The mail server for turn notices (password in MENAGERIE_SMTP_PASSWORD).
cli-help-serve-mail_from = The address that mails come from.
