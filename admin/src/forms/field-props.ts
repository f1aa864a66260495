import type { FieldShape } from './form-shape.ts'

/** A field: its shape, value and path. */
export interface FieldProps {
  shape: FieldShape
  value: unknown
  /** `sections.0.heading` */
  path: string
}

/** The props of every input. */
export interface InputProps<Value> {
  id: string
  shape: FieldShape
  value: Value
  onChange: (value: Value) => void
  problem: string | undefined
  isDisabled: boolean
  /** language of the value, where that is not English */
  lang?: 'fil' | undefined
}
