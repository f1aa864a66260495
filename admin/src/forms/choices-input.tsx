import { Checkbox } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import type { InputProps } from './field-props.ts'

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
