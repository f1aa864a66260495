import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import type { MediaFile } from './media-file.ts'
import type { Answers } from './use-answers.ts'

/** Answers for the selected pictures of a page at once. */
export function AnswerBar({ files, answers }: { files: readonly MediaFile[]; answers: Answers }) {
  const { selected, select, isBusy, sayNo, sayYes } = answers
  const open = files.filter(({ refusal }) => refusal.describe === null)
  const chosen = open.filter(({ id }) => selected.includes(id))
  const count = chosen.length === 1 ? '1 picture' : `${chosen.length} pictures`
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Does it show learners?"
      sx={{ px: 2, py: 1, mb: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          label={chosen.length > 0 ? `${count} selected` : 'Select all on this page'}
          control={
            <Checkbox
              checked={open.length > 0 && chosen.length === open.length}
              indeterminate={chosen.length > 0 && chosen.length < open.length}
              onChange={() => select(chosen.length === open.length ? [] : open.map(({ id }) => id))}
            />
          }
        />
        {chosen.length > 0 && (
          <>
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={`No learners in ${count}`}
              onClick={() => void sayNo(chosen)}
            >
              No learners
            </Button>
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={`Learners in ${count}`}
              onClick={() => sayYes(chosen)}
            >
              Learners
            </Button>
          </>
        )}
      </Box>
    </Paper>
  )
}
