import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { FieldList } from './field-list.tsx'
import { isGroup } from './form-data.ts'
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

/**
 * One item of a list, folded under its name. Its fields are rendered once it was opened: a list of
 * 80 groups of words would take seconds on a phone.
 */
export function ListItemGroup({ fields, value, path, name, nameWhenNew }: ListItemGroupProps) {
  const group = isGroup(value) ? value : {}
  // A new item stays open while its name is typed.
  const [isOpen, setOpen] = useState(name === '')
  const [wasOpened, setWasOpened] = useState(isOpen)
  const rememberOpen = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    setWasOpened(true)
  }
  return (
    <details
      data-item={path}
      className={styles.root}
      open={isOpen}
      // At once: `goToField` opens the item and then looks for its field.
      onToggle={(event) => flushSync(() => rememberOpen(event))}
    >
      <summary className={styles.name}>{name || nameWhenNew}</summary>
      {wasOpened && (
        <div className={styles.fields}>
          <FieldList fields={fields} value={group} path={path} />
        </div>
      )}
    </details>
  )
}
