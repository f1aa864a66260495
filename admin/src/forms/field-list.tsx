import { FilipinoInput } from './filipino-input.tsx'
import { FilipinoNote } from './filipino-note.tsx'
import { join, useForm } from './form-context.ts'
import { isVersions, versionsIn, type FieldShape } from './form-shape.ts'
import * as layout from '../ui/layout.module.css'
import * as styles from './field-list.module.css'

interface FieldListProps {
  fields: readonly FieldShape[]
  /** all fields of the object, if others are elsewhere */
  all?: readonly FieldShape[]
  value: Record<string, unknown>
  path: string
  /** it is in a narrow column beside the other fields */
  isNarrow?: boolean
}

/** The fields of an object; on demand, the Filipino version of each text beside it. */
export function FieldList({ fields, all = fields, value, path, isNarrow = false }: FieldListProps) {
  const { Field, showsFilipino } = useForm()
  const versions = showsFilipino ? versionsIn(all) : []
  return (
    <>
      {versions.length > 0 && !isNarrow && <FilipinoNote versions={versions} value={value} />}
      {fields
        .filter((field) => !isVersions(field))
        .map((field) => {
          const { name } = field
          const input = (
            <Field key={name} shape={field} value={value[name]} path={join(path, name)} />
          )
          const version = versions.find((each) => each.name === name)
          return version ? (
            <div key={name} className={isNarrow ? layout.stack : styles.root}>
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
