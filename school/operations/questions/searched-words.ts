/** Writes a text as it is searched: the same in both databases, whatever its capitals. */
export const searchedWords = (text: string) => text.normalize('NFKC').toLowerCase()
