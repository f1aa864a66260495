/** A name that no other page gives. */
export const randomName = () => Math.random().toString(36).slice(2, 14)

/**
 * The key of the draft of something new. Its first save is sent under this name too: when it is
 * sent twice, the server adds the entry once.
 * @example newDraftKey('article') // 'article/new-k3j9x2'
 */
export const newDraftKey = (kind: string) => `${kind}/new-${randomName()}`

export const isNewDraftKey = (key: string) => key.includes('/new-')

/** Whether drafts under these keys are offered on the same page. */
export const isSameSubject = (one: string, other: string) =>
  one === other || (isNewDraftKey(one) && isNewDraftKey(other) && kindOf(one) === kindOf(other))

const kindOf = (key: string) => key.split('/')[0]
