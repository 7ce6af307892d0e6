## Captions of the pictures in the rules

board-picture-species = A species: votes for the party with the most food there, and for the second.
board-picture-offices = The five offices
board-picture-cards = Action cards. The letter is the phase in which a card is played.
board-picture-markers = The two markers
board-picture-all-cards = The action cards. The letter is the phase in which a card is played.
