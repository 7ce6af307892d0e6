# Le journal : son filtre et sa copie en texte.

log-filter = Les lignes affichées
log-filter-all = Tout
log-filter-mine = Moi
log-filter-important = L’essentiel
log-empty-filtered = Aucune ligne de ce genre pour l’instant.
log-copy = Copier
log-copied = Copié
log-copy-by-hand = Le journal en texte, à copier

# --- ce que quelqu'un a fait supprimer

log-person-removed = { $name } a supprimé tout ce qui était à lui sur ce serveur : le nom ici, et ses messages.
log-chat-removed = { $name } : (supprimé)
table-person-removed = Tu as tout supprimé de toi, et tu n’es plus ici.
