import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { FieldList } from './field-list.tsx'
import { announcementSlug } from '../../../school/base/slug.ts'
import { isGroup } from './form-data.ts'
import { join, readPath, useForm } from './form-context.ts'
import type { FieldShape } from './form-shape.ts'
import * as styles from './list-item-group.module.css'

interface ListItemGroupProps {
  fields: readonly FieldShape[]
  value: unknown
  /** path of the item: `sections.0` */
  path: string
  /** empty for a new item, which is open */
  name: string
  nameWhenNew: string
}

const longestSlug = 80

/**
 * One item of a list, folded under its name. Its fields are rendered once it was opened: a list of
 * 80 groups of words would take seconds on a phone. `goToField` opens items on its way to a field.
 */
export function ListItemGroup({ fields, value, path, name, nameWhenNew }: ListItemGroupProps) {
  const { onChange } = useForm()
  const group = isGroup(value) ? value : {}
  /** Fills empty fields that follow from another one, once that one is left. */
  const fillIn = () => {
    for (const { name: field, filledFrom } of fields) {
      const source = filledFrom === undefined ? '' : group[filledFrom]
      if (group[field] !== '' || typeof source !== 'string' || source.trim() === '') continue
      onChange(readPath(join(path, field)), announcementSlug(source).slice(0, longestSlug))
    }
  }
  // A new item stays open while its name is typed.
  const [isOpen, setOpen] = useState(name === '')
  const [wasOpened, setWasOpened] = useState(isOpen)
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    setWasOpened(true)
  }
  return (
    <details
      data-item={path}
      className={styles.root}
      open={isOpen}
      // At once, so that whoever opened the item finds its fields.
      onToggle={(event) => flushSync(() => follow(event))}
    >
      <summary className={styles.name}>{name || nameWhenNew}</summary>
      {wasOpened && (
        <div className={styles.fields} onBlur={fillIn}>
          <FieldList fields={fields} value={group} path={path} />
        </div>
      )}
    </details>
  )
}
