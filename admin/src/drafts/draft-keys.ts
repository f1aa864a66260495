/** Makes a random id of up to 12 letters and digits. */
export const randomName = () => Math.random().toString(36).slice(2, 14)

/**
 * Makes the key of a new entry's draft. The first save of the entry carries the key too: sent twice, the
 * server adds the entry once.
 *
 * @example newDraftKey('article') // 'article/new-k3j9x2'
 */
export const newDraftKey = (kind: string) => `${kind}/new-${randomName()}`

/** Tells whether a key is of a new entry. */
export const isNewDraftKey = (key: string) => key.includes('/new-')

/** Returns the id in a key: `12` of `article/12`, and the random name of a new entry. */
export const idOfDraftKey = (key: string) => key.slice(key.indexOf('/') + 1)

/** Returns whether drafts under these keys are offered on the same page. */
export const isSameSubject = (one: string, other: string) =>
  one === other || (isNewDraftKey(one) && isNewDraftKey(other) && kindOf(one) === kindOf(other))

const kindOf = (key: string) => key.split('/')[0]
