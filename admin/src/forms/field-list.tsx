import { Fragment, type ReactNode } from 'react'
import { FilipinoInput } from './filipino-input.tsx'
import { FilipinoNote } from './filipino-note.tsx'
import { join, useForm } from './form-context.ts'
import { isVersions, versionsIn, type FieldShape } from './form-shape.ts'
import * as styles from './field-list.module.css'

interface FieldListProps {
  fields: readonly FieldShape[]
  value: Record<string, unknown>
  path: string
  /** shown below the heading of the page, if this list has it */
  afterHeading?: ReactNode
}

/** The fields of an object; on demand, the Filipino version of each text beside it. */
export function FieldList({ fields, value, path, afterHeading }: FieldListProps) {
  const { Field, showsFilipino, heading } = useForm()
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
          const isHeading = path === '' && heading?.name === name
          const both = version ? (
            <div key={name} className={styles.root}>
              <div>{input}</div>
              <FilipinoInput shape={version} value={value} path={path} />
            </div>
          ) : (
            input
          )
          return isHeading ? (
            <Fragment key={name}>
              {both}
              {afterHeading}
            </Fragment>
          ) : (
            both
          )
        })}
    </>
  )
}
