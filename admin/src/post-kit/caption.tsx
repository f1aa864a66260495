import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'

interface CaptionProps {
  name: string
  language: 'en' | 'fil'
  text: string
  /** says what was done */
  onNote: (note: string) => void
}

/** A caption to copy. */
export function Caption({ name, language, text, onNote }: CaptionProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => onNote(`${name} copied.`),
      // Some browsers do not let a page write to the clipboard.
      () => onNote('Your browser does not allow this. Select the caption and copy it.'),
    )
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        label={name}
        value={text}
        multiline
        fullWidth
        maxRows={8}
        slotProps={{ htmlInput: { readOnly: true, lang: language } }}
      />
      <Button aria-label={`Copy: ${name}`} onClick={() => void copy()} sx={{ minHeight: 44 }}>
        Copy
      </Button>
    </Box>
  )
}
