import { join, useForm, FormContext, readPath, type InputProps } from './form-context.ts'
import { isVersions, versionsIn, type FieldShape } from './form-shape.ts'
import * as layout from '../ui/layout.module.css'
import * as styles from './field-list.module.css'
import { describeFilipino, filipinoState, filipinoVersion } from './filipino-state.ts'
import { useMemo } from 'react'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { type FieldPath, isGroup } from './form-data.ts'
import { FieldNote } from '../ui/field.tsx'

interface FieldListProps {
  fields: readonly FieldShape[]
  /** all fields of the object, where others are drawn elsewhere */
  all?: readonly FieldShape[]
  value: Record<string, unknown>
  path: string
  /** the list is a narrow column beside the other fields */
  isNarrow?: boolean
}

/** The fields of an object; on demand, the Filipino version of each text beside it. */
export function FieldList({ fields, all = fields, value, path, isNarrow = false }: FieldListProps) {
  const { Field, showsFilipino } = useForm()
  const versions = showsFilipino ? versionsIn(all) : []
  return (
    <>
      {versions.length > 0 && !isNarrow && (
        <p className={layout.muted}>{describeFilipino(versions, value)}</p>
      )}
      {fields
        .filter((field) => !isVersions(field))
        .map((field) => {
          const { name } = field
          const input = (
            <Field key={name} shape={field} value={value[name]} path={join(path, name)} />
          )
          const version = versions.find((each) => each.name === name)
          return version ? (
            <div key={name} className={isNarrow ? layout.stack : styles.withFilipino}>
              <div>{input}</div>
              <FilipinoInput shape={version} value={value} path={path} />
            </div>
          ) : (
            input
          )
        })}
    </>
  )
}

interface FilipinoInputProps {
  shape: FieldShape
  /** the object around the text */
  value: Record<string, unknown>
  path: string
}

/** The Filipino version of a text, with a mark when it is missing or older than the English. */
function FilipinoInput({ shape: { name, label, item }, value, path }: FilipinoInputProps) {
  const form = useForm()
  const { onChange, isDisabled } = form
  const ownPath = join(path, `fil.texts.${name}`)
  // A version that is typed now translates the English that is saved with it.
  const versionForm = useMemo(
    () => ({
      ...form,
      lang: 'fil' as const,
      onChange: (at: FieldPath, next: unknown) => {
        form.onChange(at, next)
        form.onChange([...readPath(ownPath), 'of'], '')
      },
    }),
    [form, ownPath],
  )
  if (!item) return null
  const state = filipinoState(value, name)
  const isMissing = state === 'missing' && item.isNeeded
  const { Field } = form
  return (
    <div className={layout.tightStack}>
      <FormContext value={versionForm}>
        <Field
          shape={{
            ...item,
            help: [isMissing && 'Missing in Filipino.', item.help].filter(Boolean).join(' '),
          }}
          value={filipinoVersion(value, name).text}
          path={join(ownPath, 'text')}
        />
      </FormContext>
      {state === 'older' && (
        <Alert
          tone="warning"
          action={
            <Button
              look="inherit"
              disabled={isDisabled}
              aria-label={`Still right: ${label}`}
              onClick={() => onChange([...readPath(ownPath), 'of'], '')}
            >
              Still right
            </Button>
          }
        >
          Older than the English.
        </Alert>
      )}
    </div>
  )
}

interface GroupInputProps extends InputProps<unknown> {
  path: string
}

/** A group of fields; buttons add and remove an optional one. */
export function GroupInput(props: GroupInputProps) {
  const { id, shape, value, onChange, problem, isDisabled, path } = props
  const isPresent = isGroup(value)
  const initial = Object.fromEntries(shape.fields.map((field) => [field.name, field.start]))
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
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
