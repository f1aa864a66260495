import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { InputProps } from './field-props.ts'

/** Returns MUI's props of every text field: label, help or problem, and whether it is required. */
function fieldProps({
  id,
  shape,
  problem,
  isDisabled,
}: Omit<InputProps<unknown>, 'value' | 'onChange'>): TextFieldProps {
  return {
    id,
    label: shape.label,
    helperText: problem ?? shape.help,
    error: problem !== undefined,
    disabled: isDisabled,
    required: shape.isRequired,
    fullWidth: true,
  }
}

/** Returns `null` for an empty field where that means empty. */
const emptied = (text: string, { isNullable }: { isNullable: boolean }) =>
  text === '' && isNullable ? null : text

type TextProps = Omit<InputProps<string>, 'onChange'> & { onChange: (value: string | null) => void }

/** Text on one line or several. */
export function LineInput({ value, onChange, ...rest }: TextProps) {
  const { shape } = rest
  return (
    <TextField
      {...fieldProps(rest)}
      {...(shape.kind === 'text'
        ? { multiline: true, minRows: 2, maxRows: 14 }
        : { type: shape.inputType })}
      value={value}
      onChange={(event) => onChange(emptied(event.target.value, shape))}
    />
  )
}

/** A calendar day, or a moment in Manila. */
export function TimeInput({ value, onChange, ...rest }: TextProps) {
  // Some browsers show today's date in an empty field.
  const emptyNote = value === '' ? 'No date yet.' : ''
  return (
    <TextField
      {...fieldProps(rest)}
      helperText={rest.problem ?? [rest.shape.help, emptyNote].filter(Boolean).join(' ')}
      type={rest.shape.kind === 'day' ? 'date' : 'datetime-local'}
      value={value}
      onChange={(event) => onChange(emptied(event.target.value.slice(0, 16), rest.shape))}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: 280 }}
    />
  )
}

export function ChoiceInput({ value, onChange, ...rest }: TextProps) {
  const { shape } = rest
  const isKnown = shape.choices.includes(value)
  return (
    <TextField
      {...fieldProps(rest)}
      select
      value={value}
      onChange={(event) => onChange(emptied(event.target.value, shape))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 360 }}
    >
      {(shape.isNullable || !isKnown) && (
        <option value="">{shape.isNullable ? 'None' : 'Choose one'}</option>
      )}
      {shape.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </TextField>
  )
}

type NumberProps = Omit<InputProps<number | null>, 'onChange'> & {
  onChange: (value: number | null) => void
}

export function NumberInput({ value, onChange, ...rest }: NumberProps) {
  const { least, most } = rest.shape
  return (
    <TextField
      {...fieldProps(rest)}
      type="number"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{ htmlInput: { min: least, max: most } }}
      sx={{ maxWidth: 240 }}
    />
  )
}

export function SwitchInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
}: InputProps<boolean>) {
  const note = problem ?? shape.help
  return (
    <FormControl error={problem !== undefined} disabled={isDisabled}>
      <FormControlLabel
        label={shape.label}
        control={
          <Checkbox
            id={id}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: note ? { 'aria-describedby': `${id}-help` } : {} }}
          />
        }
      />
      {note && <FormHelperText id={`${id}-help`}>{note}</FormHelperText>}
    </FormControl>
  )
}
