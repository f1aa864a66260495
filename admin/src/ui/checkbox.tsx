import type { ComponentProps, ReactNode } from 'react'
import { FieldNote, useField, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface CheckboxProps
  extends
    Pick<FieldWords, 'help' | 'problem'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'checked' | 'value' | 'type'> {
  /** left out where `aria-label` names it, as in a table */
  label?: ReactNode
  isChecked: boolean
  isMixed?: boolean
  /** something to switch on, which is done at once */
  isSwitch?: boolean
  onChange: (isChecked: boolean) => void
}

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
