import { FieldNote } from '../ui/field.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import type { InputProps } from './field-props.ts'
import { FieldList } from './field-list.tsx'
import { isGroup } from './form-data.ts'
import * as styles from './group-input.module.css'

interface GroupInputProps extends InputProps<unknown> {
  path: string
}

/** A group of fields; buttons add and remove an optional one. */
export function GroupInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
  path,
}: GroupInputProps) {
  const isPresent = isGroup(value)
  const initial = Object.fromEntries(shape.fields.map((field) => [field.name, field.start]))
  return (
    <fieldset className={styles.root} id={id} tabIndex={-1}>
      <legend className={layout.legend}>{shape.label}</legend>
      <FieldNote help={shape.help} problem={problem} />
      {isPresent && <FieldList fields={shape.fields} value={value} path={path} />}
      {shape.isNullable && (
        <Button disabled={isDisabled} onClick={() => onChange(isPresent ? null : initial)}>
          {isPresent ? `Remove: ${shape.label}` : `Add: ${shape.label}`}
        </Button>
      )}
    </fieldset>
  )
}
