# La donne du jour.

table-bots-first = Dans une donne du jour, les robots décident d’abord. Choisis à nouveau dans un instant.
table-no-rematch-of-daily = Une donne du jour se joue une seule fois. Demain, il y en aura une autre.
table-daily-not-over = D’autres peuvent encore jouer cette donne aujourd’hui. Sa graine, son enregistrement et ses positions à rejouer seront là une fois la journée finie.
daily-other-rules = Cette donne a été faite avec une version antérieure des règles, et le serveur a été mis à jour depuis. Demain, il y en aura une autre.
daily-not-played = Tu n’as pas joué cette donne jusqu’au bout.
daily-no-such-day = Il n’y a pas de donne du jour à cette date ici, ou elle est trop ancienne.
daily-not-over = On voit comment les autres ont joué quand ta partie est finie, ou la journée.
