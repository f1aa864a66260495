import type { ComponentProps, ReactNode } from 'react'
import { FieldNote, useField, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface CheckboxProps
  extends
    Pick<FieldWords, 'help' | 'problem'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'checked' | 'value' | 'type'> {
  /** left out where `aria-label` names the box, as in a table */
  label?: ReactNode
  isChecked: boolean
  isMixed?: boolean
  /** a setting that takes effect at once */
  isSwitch?: boolean
  onChange: (isChecked: boolean) => void
}

/** A box to check, or with `isSwitch` a switch. */
export function Checkbox({
  label,
  help,
  problem,
  isChecked,
  isMixed = false,
  isSwitch = false,
  onChange,
  ...input
}: CheckboxProps) {
  const field = useField({ id: input.id, help, problem })
  return (
    <div>
      <label className={styles.check}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = isMixed
          }}
          {...input}
          {...field}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          aria-checked={isSwitch ? isChecked : undefined}
          className={styles.box}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <FieldNote id={`${field.id}-help`} help={help} problem={problem} />
    </div>
  )
}

interface CheckboxesProps<Value extends string> {
  choices: readonly Value[]
  labelOf: (choice: Value) => string
  value: readonly Value[]
  disabled?: boolean
  /** gets the checked values in the order of the choices */
  onChange: (value: Value[]) => void
}

/** A box for each of several choices. */
export const Checkboxes = <Value extends string>(props: CheckboxesProps<Value>) => {
  const { choices, labelOf, value, disabled, onChange } = props
  return choices.map((choice) => (
    <Checkbox
      key={choice}
      label={labelOf(choice)}
      disabled={disabled}
      isChecked={value.includes(choice)}
      onChange={(isChecked) =>
        onChange(choices.filter((each) => (each === choice ? isChecked : value.includes(each))))
      }
    />
  ))
}
