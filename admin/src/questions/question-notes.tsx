import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatMoment } from '../layout/times.ts'
import { addNote, removeNote, type OpenQuestion } from './question.ts'
import { useQuestion } from './use-question.tsx'

/** What staff wrote beside a question; its sender never sees it. */
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
    <Stack spacing={1} component="section">
      <Typography variant="h2">Notes</Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {shown.map((note) => (
          <Paper
            component="li"
            key={note.id}
            variant="outlined"
            sx={{ p: 1.5, overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
            <Typography variant="body2" color="text.secondary">
              {note.by.name} · {formatMoment(note.at)}
            </Typography>
            {note.mayRemove && (
              <Button size="small" onClick={() => setRemoved(note.id, true)}>
                Remove
              </Button>
            )}
          </Paper>
        ))}
      </Stack>
      <TextField
        label="New note, for staff only"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <div>
        <Button variant="outlined" disabled={text.trim() === ''} onClick={() => void add()}>
          Add note
        </Button>
      </div>
    </Stack>
  )
}
