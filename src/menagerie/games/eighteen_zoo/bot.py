from menagerie.bots.random import *  # placeholder
class Squirrel: pass
