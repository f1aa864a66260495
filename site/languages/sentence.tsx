import type { ReactNode } from 'react'

/** A character that no message has, in the place of an element. */
const gap = '\0'

interface SentenceProps {
  /** writes the sentence, with the gap where the element belongs */
  text: (gap: string) => string
  children: ReactNode
}

/**
 * A sentence with an element, such as a link, where its language puts it.
 * @example <Sentence text={(link) => t('common.cookieText', { policy: link })}>…</Sentence>
 */
export function Sentence({ text, children }: SentenceProps) {
  const [before, after] = text(gap).split(gap)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
