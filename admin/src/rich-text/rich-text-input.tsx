import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../forms/field-props.ts'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((part) => ({ default: part.RichTextEditor })),
)

/** A body of HTML with headings, lists, links, pictures, tables and quotes. */
export function RichTextInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
}: InputProps<string>) {
  const note = problem ?? shape.help
  return (
    <Box>
      <Box id={`${id}-label`} sx={{ fontWeight: 600, mb: 0.5 }}>
        {shape.label}
      </Box>
      <Suspense fallback={<Box sx={{ minHeight: 300 }}>One moment …</Box>}>
        <RichTextEditor
          id={id}
          labelledBy={`${id}-label`}
          describedBy={note ? `${id}-help` : undefined}
          value={value}
          onChange={onChange}
          hasProblem={problem !== undefined}
          isDisabled={isDisabled}
        />
      </Suspense>
      {note && (
        <FormHelperText id={`${id}-help`} error={problem !== undefined} sx={{ ml: 0 }}>
          {note}
        </FormHelperText>
      )}
    </Box>
  )
}
