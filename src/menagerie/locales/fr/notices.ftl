# Les notifications de tour : ce qui est envoyé, et où l’on peut les activer ou les arrêter.

notice-title = À toi de jouer : { $game }
notice-table = À la table : { $names }.
notice-end = Arrêter les notifications
notice-mail-text =
    C’est à toi de jouer à { $game }. À la table : { $names }.

    { $table }

    Tu reçois un seul e-mail par table jusqu’à ton retour. Pour ne plus en recevoir :
    { $end }
notice-confirm-subject = Menagerie : confirme ton adresse
notice-confirm-text =
    Quelqu’un, sans doute toi, a donné cette adresse pour recevoir un e-mail quand vient son tour de jouer.

    Pour la confirmer, ouvre cette page dans les deux jours :
    { $link }

    Si ce n’est pas toi, ne fais rien : tu ne recevras plus rien.

## Les réglages

notices-heading = Quand c’est à toi de jouer
notices-help = Dans les parties avec d’autres personnes, quand tu n’es pas à la table. Une seule notification par table jusqu’à ton retour, et jamais rien sur la position.
notices-push = Notifications sur cet appareil
notices-push-on = Cet appareil reçoit les notifications.
notices-push-ended = Cet appareil ne reçoit plus de notifications.
notices-push-blocked = Ce navigateur n’autorise pas les notifications de ce site. Tu peux changer cela dans les réglages du navigateur.
notices-push-missing = Ce navigateur ne peut pas recevoir de notifications ici.
notices-push-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
notices-mail = Par e-mail, à l’adresse
notices-mail-save = Envoyer la confirmation
notices-mail-sent = Un e-mail avec un lien est en route vers { $address }. Ouvre ce lien pour confirmer.
notices-mail-pending = L’adresse { $address } n’est pas encore confirmée : ouvre le lien reçu par e-mail.
notices-mail-on = Les e-mails sont envoyés à { $address }.
notices-mail-end = Arrêter les e-mails
notices-mail-ended = Tu ne reçois plus d’e-mails.

## La page d’un lien

notices-page-title = Notifications
notices-page-confirm = Veux-tu recevoir un e-mail à cette adresse quand c’est à toi de jouer ?
notices-page-end-mail = Veux-tu arrêter les e-mails envoyés quand c’est à toi de jouer ?
notices-page-end-push = Veux-tu arrêter les notifications sur cet appareil ?
notices-page-do-confirm = Confirmer
notices-page-do-end = Arrêter
notices-page-confirmed = C’est confirmé : tu recevras un e-mail quand ce sera à toi de jouer.
notices-page-ended = C’est arrêté. Tu peux les réactiver dans les réglages.
notices-page-home = Retour aux jeux

## Refusé

http-bad-endpoint = Ce n’est pas l’adresse d’un service de notifications.
http-bad-mail-address = Ce n’est pas une adresse e-mail.
http-no-mail = Ce serveur n’envoie pas d’e-mails.
http-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
serve-bad-address = --address n’est pas une adresse que le navigateur peut ouvrir, comme { $example }.
serve-bad-smtp = --smtp n’est pas l’adresse d’un serveur de messagerie, comme { $example }. Le mot de passe va dans MENAGERIE_SMTP_PASSWORD.
serve-mail-incomplete = Pour envoyer des e-mails, il faut aussi --address et --mail-from.
cli-help-serve-address = L’adresse publique du serveur ; les liens des e-mails commencent ainsi.
cli-help-serve-smtp = Le serveur de messagerie pour les notifications de tour (mot de passe dans MENAGERIE_SMTP_PASSWORD).
cli-help-serve-mail_from = L’adresse d’expédition des e-mails.
