import TextField from '@mui/material/TextField'

interface ChoiceFilterProps {
  label: string
  /** what the choice of nothing in particular is called */
  all: string
  value: string
  /** value and words of each */
  choices: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** Narrows a list to one of several values. */
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
