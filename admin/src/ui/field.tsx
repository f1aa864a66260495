import { useId, type ReactNode } from 'react'
import * as styles from './field.module.css'

/** Label, help, problem and required mark of a form field. */
export interface FieldWords {
  label: string
  help?: ReactNode
  /** the problem with the value, shown in the place of the help */
  problem?: ReactNode | undefined
  isRequired?: boolean | undefined
}

interface FieldProps extends FieldWords {
  id: string | undefined
  /** draws the control with the attributes that join it to its label and note */
  children: (control: ReturnType<typeof useField> & { required: boolean | undefined }) => ReactNode
}

/** Label above a control, help or problem below it. */
export function Field({ label, isRequired, children, ...field }: FieldProps) {
  const control = useField(field)
  return (
    <div className={styles.root}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({ ...control, required: isRequired })}
      <FieldNote id={`${control.id}-help`} help={field.help} problem={field.problem} />
    </div>
  )
}

interface FieldNoteProps extends Pick<FieldWords, 'help' | 'problem'> {
  id?: string
}

/** The help of a field, or the problem with its value. */
export function FieldNote({ id, help, problem }: FieldNoteProps) {
  const text = problem || help
  if (!text) return null
  return (
    <div id={id} className={problem ? styles.problem : styles.help}>
      {text}
    </div>
  )
}

/** Attributes that join a control to its label and note, with an id of its own where none is given. */
export function useField(
  field: Pick<FieldWords, 'help' | 'problem'> & { id?: string | undefined },
) {
  const ownId = useId()
  const id = field.id ?? ownId
  return { id, ...describedBy(id, field) }
}

/** Attributes with which a control names its note, and says whether its value is wrong. */
export function describedBy(id: string, { help, problem }: Pick<FieldWords, 'help' | 'problem'>) {
  return {
    ...((problem || help) && { 'aria-describedby': `${id}-help` }),
    'aria-invalid': Boolean(problem),
  }
}
