import type { FieldShape } from './form-shape.ts'

/** A field by its shape, with its value and where it stands. */
export interface FieldProps {
  shape: FieldShape
  value: unknown
  /** `sections.0.heading` */
  path: string
}

/** What every input gets. */
export interface InputProps<Value> {
  id: string
  shape: FieldShape
  value: Value
  onChange: (value: Value) => void
  problem: string | undefined
  isDisabled: boolean
}
