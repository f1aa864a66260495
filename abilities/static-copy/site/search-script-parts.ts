/** The ids of the two elements that the search of a copy works with. */
export const foundId = 'copy-found'
export const templateId = 'copy-result'

/** Search row of a page in a copy: title, kind and day, file, and the beginning of its text. */
export type CopyRow = readonly [title: string, about: string, file: string, text: string]

/** The global variable in which the rows stand before the script. */
export const rowsName = 'rowsOfCopy'
