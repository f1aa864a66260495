import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { MediaFile } from './media-file.ts'
import type { Answers } from './use-answers.ts'

/** Answers for one picture in its tile, or selects it. */
export function AnswerTools({ file, answers }: { file: MediaFile; answers: Answers }) {
  const { selected, select, isBusy, sayNo, sayYes } = answers
  const isSelected = selected.includes(file.id)
  return (
    <Box sx={{ mt: 'auto', px: 0.5, pb: 0.5 }}>
      <FormControlLabel
        label="Select"
        sx={{ ml: -0.5 }}
        control={
          <Checkbox
            checked={isSelected}
            onChange={() =>
              select(isSelected ? selected.filter((id) => id !== file.id) : [...selected, file.id])
            }
            slotProps={{ input: { 'aria-label': `Select ${file.name}` } }}
          />
        }
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button
          size="small"
          aria-label={`No learners in ${file.name}`}
          disabled={isBusy}
          onClick={() => void sayNo([file])}
        >
          No learners
        </Button>
        <Button
          size="small"
          aria-label={`Learners in ${file.name}`}
          disabled={isBusy}
          onClick={() => sayYes([file])}
        >
          Learners
        </Button>
      </Box>
    </Box>
  )
}
