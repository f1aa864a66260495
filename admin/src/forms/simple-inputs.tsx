import { AddressField } from '../find/address-field.tsx'
import { Checkbox, Checkboxes } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import type { InputProps } from './form-context.ts'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isFocusFree } from '../layout/page-title.tsx'
import * as styles from './simple-inputs.module.css'

/** Returns the props of every field: label, help or problem, and whether it is required. */
function wordsOf({ shape, isDisabled, ...field }: Omit<InputProps<unknown>, 'value' | 'onChange'>) {
  const { label, help, isRequired } = shape
  return { ...field, label, help, isRequired, disabled: isDisabled }
}

type TextProps = InputProps<string, string | null>

/** Adds the value; an empty text is `null` where that means empty. */
const textProps = ({ value, onChange, ...rest }: TextProps) => ({
  ...wordsOf(rest),
  value,
  onChange: (text: string) => onChange(text === '' && rest.shape.isNullable ? null : text),
})

export const LineInput = (props: TextProps) =>
  props.shape.kind === 'text' ? (
    <TextArea {...textProps(props)} />
  ) : (
    <TextField {...textProps(props)} type={props.shape.inputType} />
  )

export const AddressInput = (props: TextProps) => <AddressField {...textProps(props)} />

export function TimeInput(props: TextProps) {
  const field = textProps(props)
  // Some browsers show today's date in an empty field.
  const emptyNote = field.value === '' ? 'No date yet.' : ''
  return (
    <TextField
      {...field}
      help={[field.help, emptyNote].filter(Boolean).join(' ')}
      type={props.shape.kind === 'day' ? 'date' : 'datetime-local'}
      isShort
      onChange={(text) => field.onChange(text.slice(0, 16))}
    />
  )
}

export function ChoiceInput(props: TextProps) {
  const { choices, isNullable } = props.shape
  return (
    <Select
      {...textProps(props)}
      isShort
      none={isNullable ? 'None' : choices.includes(props.value) ? undefined : 'Choose one'}
      choices={choices.map((choice) => [choice, choice])}
    />
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

/** Several of the choices of the schema, as boxes to check. */
export function ChoicesInput(props: InputProps<string[]>) {
  const { id, shape, value, onChange, problem, isDisabled } = props
  return (
    <fieldset id={id} tabIndex={-1} className={layout.tightStack}>
      <legend className={layout.legend}>{shape.label}</legend>
      <FieldNote help={shape.help} problem={problem} />
      <div className={layout.row}>
        <Checkboxes
          choices={shape.item?.choices ?? []}
          labelOf={(choice) => choice}
          value={value}
          disabled={isDisabled}
          onChange={onChange}
        />
      </div>
    </fieldset>
  )
}

interface HeadingInputProps extends InputProps<string> {
  /** the heading has the focus when the page opens */
  isFirst: boolean
}

/** The title of a page as large as visitors see it. Enter goes on to the text. */
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
