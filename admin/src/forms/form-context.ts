import { createContext, use, type ComponentType } from 'react'
import type { KindName } from '../../../school/kinds/index.ts'
import type { FieldPath } from './form-data.ts'
import type { FieldShape } from './form-shape.ts'

/** The field that is the heading of its page. */
export interface FormHeading {
  name: string
  /** the field has the focus when the page opens */
  isFirst: boolean
}

interface Form {
  onChange: (path: FieldPath, value: unknown) => void
  /** returns the problem of the field at a path, `sections.0.heading` */
  problemAt: (path: string) => string | undefined
  isDisabled: boolean
  /** shows the Filipino version beside each text */
  showsFilipino: boolean
  /** language of what is typed, where that is not English */
  lang?: 'fil'
  /** the field that is the heading of the page; `null` without one */
  heading: FormHeading | null
  /** the kind of the entry, whose topics are offered; `null` for other content */
  kind: KindName | null
  /** renders a field by its kind; passed down because lists and groups hold fields of every kind */
  Field: ComponentType<FieldProps>
}

export const FormContext = createContext<Form | null>(null)

/** Returns the form around a field. @throws outside of a `SchemaForm` */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('Fields stand inside a SchemaForm.')
  return form
}

/** Parses a path: `sections.0.heading` is `['sections', 0, 'heading']`. */
export const readPath = (text: string): FieldPath =>
  text === '' ? [] : text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** Adds a key to a path: `sections` and 0 are `sections.0`. */
export const join = (path: string, key: string | number) =>
  path === '' ? String(key) : `${path}.${key}`

export interface FieldProps {
  shape: FieldShape
  value: unknown
  /** `sections.0.heading` */
  path: string
}

export interface InputProps<Value, Changed = Value> {
  id: string
  shape: FieldShape
  value: Value
  onChange: (value: Changed) => void
  problem: string | undefined
  isDisabled: boolean
  /** language of the value, where that is not English */
  lang?: 'fil' | undefined
}
