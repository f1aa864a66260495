import { useEffect, useRef, useState } from 'react'
import type { CommentPlace } from './comment.ts'
import {
  bringBackTyped,
  forgetTyped,
  keepTyped,
  readTyped,
  typedComment,
  type TypedComment,
} from './typed-comment.ts'

/** Holds what is typed into a comment field, and keeps it on this device until it is sent. */
export function useTypedComment({ subject, id }: CommentPlace) {
  const [place] = useState({ subject, id })
  const [typed, setTyped] = useState<TypedComment>(() => readTyped(place) ?? typedComment(''))
  const latest = useRef(typed)
  useEffect(() => {
    const bringBack = async () => {
      const back = latest.current.text === '' ? await bringBackTyped(place) : null
      if (!back || latest.current.text !== '') return
      latest.current = back
      setTyped(back)
    }
    void bringBack()
  }, [place])

  const change = (text: string, chosen = latest.current.chosen) => {
    const next = typedComment(text, chosen)
    // What is forgotten is what was kept last.
    if (text === '') forgetTyped(place, latest.current.id)
    else keepTyped(place, next)
    latest.current = next
    setTyped(next)
  }
  /** Empties the field after its text was sent; what was typed since stays. */
  const clear = (sent: TypedComment) => {
    forgetTyped(place, sent.id)
    if (latest.current.id === sent.id) change('', [])
  }
  return { typed, change, clear }
}
