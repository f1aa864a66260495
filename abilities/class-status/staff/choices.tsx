import { useId } from 'react'
import type { Problem } from '../../../admin/src/api/staff-api-error.ts'
import { fieldId } from '../../../admin/src/forms/form-data.ts'
import { Button } from '../../../admin/src/ui/button.tsx'
import { describedBy, FieldNote } from '../../../admin/src/ui/field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

/** Returns the id of a field’s input and the problem to show there. */
export const fieldProps = (problems: readonly Problem[], field: string) => ({
  id: fieldId(field),
  problem: problems.find((problem) => problem.field === field)?.message,
})

interface ChoicesProps<Choice extends string> {
  label: string
  /** given where these buttons are the input of a field (`fieldProps`) */
  id?: string
  problem?: string | undefined
  options: readonly { value: Choice; name: string }[]
  chosen: readonly Choice[]
  onPress: (value: Choice) => void
  help?: string | undefined
}

/** Choices as large buttons, each one press; a screen reader hears which are pressed. */
export function Choices<Choice extends string>({
  label,
  id: givenId,
  problem,
  options,
  chosen,
  onPress,
  help,
}: ChoicesProps<Choice>) {
  const ownId = useId()
  const id = givenId ?? ownId
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

/** Lists choices with their names as options of {@link Choices}, in the order of the record. */
export const optionsOf = <Choice extends string>(names: Readonly<Record<Choice, string>>) =>
  (Object.entries(names) as [Choice, string][]).map(([value, name]) => ({ value, name }))
