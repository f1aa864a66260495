import TextField from '@mui/material/TextField'

/** A field that holds the address of a picture of this site. */
export interface PictureInputProps {
  id: string
  label: string
  help?: string | undefined
  /** address such as `/media/12/gate.jpg`; `null`: none, the page shows its stand-in */
  value: string | null
  onChange: (value: string | null) => void
  /** why the value cannot be saved */
  problem?: string | undefined
  isDisabled?: boolean | undefined
}

/** A picture by its address. */
export function PictureInput({ id, label, help, value, onChange, problem, isDisabled }: PictureInputProps) {
  return (
    <TextField
      id={id}
      label={label}
      helperText={problem ?? help ?? 'The address of a picture of this site, such as /images/jhs.svg'}
      error={problem !== undefined}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value.trim() || null)}
      disabled={isDisabled ?? false}
      fullWidth
    />
  )
}
