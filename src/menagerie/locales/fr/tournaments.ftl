# Les tournois.

## La commande.

cli-help-tournament = Refait les appariements d’un tournoi publié à partir de sa graine, et dit s’ils sont les mêmes.
cli-help-tournament-file = Le fichier d’un tournoi, pris sur sa page.
cli-tournament-bad = { $file } n’est pas le fichier d’un tournoi, ou il est abîmé : { $detail }
cli-tournament-not-begun = Le tournoi n’a pas commencé : sa graine n’est pas encore publiée et rien n’est apparié.
cli-tournament-seed = La graine est celle qui était promise avant le début.
cli-tournament-other-seed = La graine n’est pas celle qui était promise avant le début.
cli-tournament-round = Ronde { $number } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $byes ->
    [0] aucune exemption
    [one] { $byes } exemption
   *[other] { $byes } exemptions
} ; de nouveau la même.
cli-tournament-other-round = La ronde { $number } donne autre chose : elle n’a pas été appariée par la graine et ce qui précédait.
cli-tournament-standing = { $place }. { $name } : { $points }
