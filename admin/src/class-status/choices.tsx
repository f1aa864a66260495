import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

interface ChoicesProps<Choice extends string> {
  label: string
  options: readonly { value: Choice; name: string }[]
  chosen: readonly Choice[]
  onPress: (value: Choice) => void
  help?: string | undefined
}

/** Choices as large buttons, each one press; a screen reader hears which are pressed. */
export function Choices<Choice extends string>({
  label,
  options,
  chosen,
  onPress,
  help,
}: ChoicesProps<Choice>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={layout.tightStack}>
      <h2 id={id}>{label}</h2>
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
      {help && <p className={layout.muted}>{help}</p>}
    </div>
  )
}

/** Turns a list of choices into options. */
export const optionsOf = <Choice extends string>(words: Readonly<Record<Choice, string>>) =>
  (Object.entries(words) as [Choice, string][]).map(([value, name]) => ({ value, name }))
