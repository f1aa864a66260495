import { Select } from '../ui/select.tsx'

interface ChoiceFilterProps {
  label: string
  /** the label for no choice */
  all: string
  value: string
  /** value and label of each choice */
  choices: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** Filters a list by one of several values. */
export function ChoiceFilter({ label, all, value, choices, onChange }: ChoiceFilterProps) {
  return (
    <Select label={label} value={value} onChange={(value) => onChange(value)}>
      <option value="">{all}</option>
      {choices.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </Select>
  )
}
