import { AddressField } from '../find/address-field.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import type { InputProps } from './form-context.ts'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isFocusFree } from '../layout/page-title.tsx'
import * as styles from './heading-input.module.css'

/** Returns what every field has: label, help or problem, and whether it is required. */
function wordsOf({ shape, isDisabled, ...field }: Omit<InputProps<unknown>, 'value' | 'onChange'>) {
  const { label, help, isRequired } = shape
  return { ...field, label, help, isRequired, disabled: isDisabled }
}

/** Returns `null` for an empty field where that means empty. */
const emptied = (text: string, { isNullable }: { isNullable: boolean }) =>
  text === '' && isNullable ? null : text

type TextProps = InputProps<string, string | null>

export function LineInput({ value, onChange, ...rest }: TextProps) {
  const { shape } = rest
  const field = {
    ...wordsOf(rest),
    value,
    onChange: (text: string) => onChange(emptied(text, shape)),
  }
  return shape.kind === 'text' ? (
    <TextArea {...field} />
  ) : (
    <TextField {...field} type={shape.inputType} />
  )
}

export const AddressInput = ({ value, onChange, ...rest }: TextProps) => (
  <AddressField
    {...wordsOf(rest)}
    value={value}
    onChange={(text) => onChange(emptied(text, rest.shape))}
  />
)

export function TimeInput({ value, onChange, ...rest }: TextProps) {
  // Some browsers show today's date in an empty field.
  const emptyNote = value === '' ? 'No date yet.' : ''
  return (
    <TextField
      {...wordsOf(rest)}
      help={[rest.shape.help, emptyNote].filter(Boolean).join(' ')}
      type={rest.shape.kind === 'day' ? 'date' : 'datetime-local'}
      isShort
      value={value}
      onChange={(text) => onChange(emptied(text.slice(0, 16), rest.shape))}
    />
  )
}

export function ChoiceInput({ value, onChange, ...rest }: TextProps) {
  const { shape } = rest
  const isKnown = shape.choices.includes(value)
  return (
    <Select
      {...wordsOf(rest)}
      isShort
      value={value}
      onChange={(text) => onChange(emptied(text, shape))}
    >
      {(shape.isNullable || !isKnown) && (
        <option value="">{shape.isNullable ? 'None' : 'Choose one'}</option>
      )}
      {shape.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  )
}

export function NumberInput({ value, onChange, ...rest }: InputProps<number | null>) {
  const { least, most } = rest.shape
  return (
    <TextField
      {...wordsOf(rest)}
      type="number"
      isShort
      min={least}
      max={most}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
    />
  )
}

export function SwitchInput({ value, onChange, ...rest }: InputProps<boolean>) {
  const { isRequired: _, ...words } = wordsOf(rest)
  return <Checkbox {...words} isChecked={value} onChange={onChange} />
}

/** Several of the choices of the schema, as boxes to tick, in the order of the schema. */
export function ChoicesInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
}: InputProps<string[]>) {
  const choices = shape.item?.choices ?? []
  return (
    <fieldset id={id} tabIndex={-1} className={layout.tightStack}>
      <legend className={layout.legend}>{shape.label}</legend>
      <FieldNote help={shape.help} problem={problem} />
      <div className={layout.row}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choice}
            disabled={isDisabled}
            isChecked={value.includes(choice)}
            onChange={(isChecked) =>
              onChange(
                choices.filter((each) => (each === choice ? isChecked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface HeadingInputProps extends InputProps<string> {
  /** it has the focus when the page opens */
  isFirst: boolean
}

/** The title of what is written, as large as visitors see it. Enter goes on to the text. */
export function HeadingInput({ value, onChange, isFirst, ...rest }: HeadingInputProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFirst && isFocusFree()) box.current?.querySelector('textarea')?.focus()
  }, [isFirst])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  }
  return (
    <div ref={box} className={styles.root}>
      <TextArea
        {...wordsOf(rest)}
        rows={1}
        placeholder="Title"
        value={value}
        onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={press}
      />
    </div>
  )
}
