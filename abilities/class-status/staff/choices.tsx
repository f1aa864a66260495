import { useId } from 'react'
import { fieldId } from '../../../admin/src/forms/form-data.ts'
import { Button } from '../../../admin/src/ui/button.tsx'
import { describedBy, FieldNote } from '../../../admin/src/ui/field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

interface ChoicesProps<Choice extends string> {
  label: string
  /** the field whose problems are shown here; left out when another input shows them */
  field?: string
  problem?: string | undefined
  options: readonly { value: Choice; name: string }[]
  chosen: readonly Choice[]
  onPress: (value: Choice) => void
  help?: string | undefined
}

/** Choices as large buttons, each one press; a screen reader hears which are pressed. */
export function Choices<Choice extends string>({
  label,
  field,
  problem,
  options,
  chosen,
  onPress,
  help,
}: ChoicesProps<Choice>) {
  const ownId = useId()
  const id = field === undefined ? ownId : fieldId(field)
  const labelId = `${id}-label`
  return (
    <div
      role="group"
      id={id}
      // Receives the focus from the list of problems.
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy(id, { help, problem })['aria-describedby']}
      className={layout.tightStack}
    >
      <h2 id={labelId}>{label}</h2>
      <div className={layout.row}>
        {options.map(({ value, name }) => {
          const isChosen = chosen.includes(value)
          return (
            <Button
              key={value}
              look={isChosen ? 'primary' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onPress(value)}
            >
              {name}
            </Button>
          )
        })}
      </div>
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
    </div>
  )
}

export const optionsOf = <Choice extends string>(words: Readonly<Record<Choice, string>>) =>
  (Object.entries(words) as [Choice, string][]).map(([value, name]) => ({ value, name }))
