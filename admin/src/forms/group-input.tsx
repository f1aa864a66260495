import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { InputProps } from './field-props.ts'
import { FieldList } from './field-list.tsx'
import { isGroup } from './form-data.ts'

interface GroupInputProps extends InputProps<unknown> {
  path: string
}

/** A group of fields; buttons add and remove an optional one. */
export function GroupInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
  path,
}: GroupInputProps) {
  const isThere = isGroup(value)
  const start = Object.fromEntries(shape.fields.map((field) => [field.name, field.start]))
  return (
    <Stack
      component="fieldset"
      id={id}
      tabIndex={-1}
      spacing={2}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
        {shape.label}
      </Typography>
      {(problem ?? shape.help) && (
        <FormHelperText error={problem !== undefined}>{problem ?? shape.help}</FormHelperText>
      )}
      {isThere && <FieldList fields={shape.fields} value={value} path={path} />}
      {shape.isNullable && (
        <Button
          disabled={isDisabled}
          onClick={() => onChange(isThere ? null : start)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {isThere ? `Remove: ${shape.label}` : `Add: ${shape.label}`}
        </Button>
      )}
    </Stack>
  )
}
