import TextField from '@mui/material/TextField'

interface ChoiceFilterProps {
  label: string
  /** the label for no choice */
  all: string
  value: string
  /** value and label of each choice */
  choices: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** Filters a list by one of several values. */
export function ChoiceFilter({ label, all, value, choices, onChange }: ChoiceFilterProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 200 }}
    >
      <option value="">{all}</option>
      {choices.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </TextField>
  )
}
