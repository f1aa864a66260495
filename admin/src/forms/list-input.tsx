import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { nameOf } from '../../../school/base/field-names.ts'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { notify } from '../notifications/notify.ts'
import type { InputProps } from './field-props.ts'
import { join, useForm } from './form-context.ts'
import { moveItem, isGroup } from './form-data.ts'
import { leadHelp } from './lead-help.ts'
import { ListItemTools } from './list-item-tools.tsx'
import { flushSync } from 'react-dom'
import { FieldList } from './field-list.tsx'
import type { FieldShape } from './form-shape.ts'
import * as styles from './list-item-group.module.css'

interface ListInputProps extends InputProps<unknown[]> {
  path: string
}

/** A list of items, which buttons and dragging add, remove and move. */
export function ListInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
  path,
}: ListInputProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const { Field } = useForm()
  const [said, setSaid] = useState('')
  // Undo adds the item to the list as it is then.
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  const item = shape.item
  if (!item) return null
  const one = item.label || shape.label
  const isFull = shape.most !== undefined && value.length >= shape.most
  const isMinimum = value.length <= (shape.least ?? 0)

  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length || from === to) return
    onChange(moveItem(value, from, to))
    setSaid(`Moved to position ${to + 1} of ${value.length}.`)
    // The tools move with their item, and the focus follows.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-tools="${path}.${to}"]`)?.focus(),
    )
  }
  const remove = (index: number) => {
    const removed = value[index]
    onChange(value.filter((_, place) => place !== index))
    notify({
      text: `Removed: ${nameOf(removed) || one}.`,
      onUndo: () => latest.current.onChange(latest.current.value.toSpliced(index, 0, removed)),
    })
  }
  const toolsOf = (index: number) => ({
    name: `${nameOf(value[index]) || one} (${index + 1})`,
    handle: `${path}.${index}`,
    isFirst: index === 0,
    isLast: index === value.length - 1,
    isDisabled,
    onMove: (by: number) => move(index, index + by),
    onDrop: (from: number) => move(from, index),
    onRemove: isMinimum ? undefined : () => remove(index),
    index,
    list: path,
  })

  return (
    <fieldset ref={list} id={id} tabIndex={-1} className={layout.tightStack}>
      <legend className={layout.legend}>
        {shape.label}
        {shape.isRequired && ' *'}
      </legend>
      <FieldNote help={shape.help} problem={problem} />
      <div className={layout.tightStack}>
        {value.map((each, index) => (
          // Items have no ids; the index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <ListItemTools key={index} {...toolsOf(index)}>
            {item.kind === 'group' ? (
              <ListItemGroup
                fields={item.fields}
                value={each}
                path={join(path, index)}
                name={nameOf(each)}
                nameWhenNew={`New: ${one}`}
              />
            ) : (
              <div className={layout.grow}>
                <Field
                  shape={{
                    ...item,
                    label: `${one} ${index + 1}`,
                    ...(shape.beginsWithLead && index === 0 && { help: leadHelp(String(each)) }),
                  }}
                  value={each}
                  path={join(path, index)}
                />
              </div>
            )}
          </ListItemTools>
        ))}
      </div>
      {!isFull && !(shape.least === shape.most && shape.most !== undefined) && (
        <Button
          disabled={isDisabled}
          onClick={() => onChange([...value, structuredClone(item.start)])}
          icon={<Plus aria-hidden />}
        >
          Add: {one}
        </Button>
      )}
      <div role="status" className={layout.unseen}>
        {said}
      </div>
    </fieldset>
  )
}

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
 * 80 groups of words would take seconds on a phone. `goToField` opens items on its way to a field.
 */
function ListItemGroup({ fields, value, path, name, nameWhenNew }: ListItemGroupProps) {
  const group = isGroup(value) ? value : {}
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
        <div className={styles.fields}>
          <FieldList fields={fields} value={group} path={path} />
        </div>
      )}
    </details>
  )
}
