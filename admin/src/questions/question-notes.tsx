import { useState } from 'react'
import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { addNote, removeNote, type OpenQuestion } from './question.ts'
import { useQuestion } from './use-question.tsx'

/** Shows the notes of staff on a question; its sender never sees them. */
export function QuestionNotes({ question: { id, notes } }: { question: OpenQuestion }) {
  const [text, setText] = useState('')
  const run = useQuestion(id)
  const add = async () => {
    // Keeps the text when the note was not added.
    if (await run(() => addNote(id, text), 'Note added.')) setText('')
  }
  const setRemoved = (noteId: number, isRemoved: boolean) =>
    void run(
      () => removeNote(id, noteId, isRemoved),
      'Note removed.',
      () => removeNote(id, noteId, !isRemoved),
    )
  const shown = notes.filter(({ isRemoved }) => !isRemoved)
  return (
    <section className={layout.tightStack}>
      <h2>Notes</h2>
      <ul className={layout.list}>
        {shown.map((note) => (
          <li className={layout.card} key={note.id}>
            <p className={layout.typed}>{note.text}</p>
            <p className={layout.muted}>
              {note.by.name} · {formatMoment(note.at)}
            </p>
            {note.mayRemove && <Button onClick={() => setRemoved(note.id, true)}>Remove</Button>}
          </li>
        ))}
      </ul>
      <TextArea
        label="New note, for staff only"
        value={text}
        rows={2}
        onChange={setText}
        maxLength={2000}
      />
      <div>
        <Button look="outlined" disabled={text.trim() === ''} onClick={() => void add()}>
          Add note
        </Button>
      </div>
    </section>
  )
}
