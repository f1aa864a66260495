import { useState, useEffect, useRef } from 'react'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import type { CommentList, CommentPlace } from './comment.ts'
import { MentionField } from './mention-field.tsx'
import {
  bringBackTyped,
  forgetTyped,
  keepTyped,
  readTyped,
  typedComment,
  type TypedComment,
} from './typed-comment.ts'
import * as layout from '../ui/layout.module.css'
import * as styles from './comments.module.css'

interface CommentFieldProps {
  place: CommentPlace
  people: CommentList['people']
  /** fails when the comment was not sent */
  onSend: (typed: TypedComment) => Promise<void>
}

/** The field for a new comment. Keeps the text until the comment has arrived. */
export function CommentField({ place, people, onSend }: CommentFieldProps) {
  const { typed, change, clear } = useTypedComment(place)
  const call = useCall()
  const [isSent, setSent] = useState(false)
  const send = async () => {
    if (typed.text.trim() === '' || call.isBusy) return
    const sent = await call.run(async () => {
      await onSend(typed)
      return typed
    })
    if (!sent) return
    clear(sent)
    setSent(true)
  }
  return (
    <div className={layout.tightStack}>
      <MentionField
        value={typed.text}
        problem={call.problemAt('text')}
        people={people}
        onChange={(text, person) => {
          setSent(false)
          change(text, person ? [...typed.chosen, person.id] : typed.chosen)
        }}
        onSend={() => void send()}
      />
      {call.message && <Alert tone="error">{call.message}</Alert>}
      <div className={styles.send}>
        <Button
          look="outlined"
          isBusy={call.isBusy}
          disabled={typed.text.trim() === ''}
          onClick={() => void send()}
        >
          Comment
        </Button>
        <span role="status">{isSent && 'Sent.'}</span>
      </div>
    </div>
  )
}

/** Holds the typed comment, and keeps it on this device until it is sent. */
function useTypedComment({ subject, id }: CommentPlace) {
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
    if (text === '') forgetTyped(place, latest.current.id)
    else keepTyped(place, next)
    latest.current = next
    setTyped(next)
  }
  /** Empties the field after its text was sent; newer text stays. */
  const clear = (sent: TypedComment) => {
    forgetTyped(place, sent.id)
    if (latest.current.id === sent.id) change('', [])
  }
  return { typed, change, clear }
}
