def legal(position, seat):  # type: ignore
    return []
