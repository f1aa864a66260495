import { FilipinoInput } from './filipino-input.tsx'
import { FilipinoNote } from './filipino-note.tsx'
import { join, useForm } from './form-context.ts'
import { isVersions, versionsIn, type FieldShape } from './form-shape.ts'
import * as styles from './field-list.module.css'

interface FieldListProps {
  fields: readonly FieldShape[]
  value: Record<string, unknown>
  path: string
}

/** The fields of an object; on demand, the Filipino version of each text beside it. */
export function FieldList({ fields, value, path }: FieldListProps) {
  const { Field, showsFilipino } = useForm()
  const versions = showsFilipino ? versionsIn(fields) : []
  return (
    <>
      {versions.length > 0 && <FilipinoNote versions={versions} value={value} />}
      {fields
        .filter((field) => !isVersions(field))
        .map((field) => {
          const { name } = field
          const input = (
            <Field key={name} shape={field} value={value[name]} path={join(path, name)} />
          )
          const version = versions.find((each) => each.name === name)
          if (!version) return input
          return (
            <div key={name} className={styles.root}>
              <div>{input}</div>
              <FilipinoInput shape={version} value={value} path={path} />
            </div>
          )
        })}
    </>
  )
}
