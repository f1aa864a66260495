/** The Filipino of starter texts, by their English. */
export type Dictionary = Readonly<Record<string, string>>
