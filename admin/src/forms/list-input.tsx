import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { nameOf } from '../../../school/base/field-names.ts'
import { formatCount } from '../layout/format-count.ts'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { notify } from '../notifications/notify.ts'
import { type InputProps, join, useForm } from './form-context.ts'
import { moveItem, isGroup } from './form-data.ts'
import { MovableItem } from './movable-item.tsx'
import { flushSync } from 'react-dom'
import { FieldList } from './field-list.tsx'
import type { FieldShape } from './form-shape.ts'
import * as styles from './list-input.module.css'
import { countLead, leadSentences, leadWords } from '../../../school/base/sentences.ts'

interface ListInputProps extends InputProps<unknown[]> {
  path: string
}

/** A list whose items are added and removed by buttons, and moved by buttons or dragging. */
export function ListInput(props: ListInputProps) {
  const { id, shape, value, onChange, problem, isDisabled, path } = props
  const list = useRef<HTMLFieldSetElement>(null)
  const { Field } = useForm()
  const [announcement, announce] = useState('')
  // Undo may come later: it adds the item to the list of that moment.
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  const item = shape.item
  if (!item) return null
  const itemLabel = item.label || shape.label
  const hasFixedLength = shape.most !== undefined && shape.least === shape.most
  const isFull = shape.most !== undefined && value.length >= shape.most
  const isAtMinimum = value.length <= (shape.least ?? 0)

  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length || from === to) return
    onChange(moveItem(value, from, to))
    announce(`Moved to position ${to + 1} of ${value.length}.`)
    // The tools move with their item, and the focus follows.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-tools="${path}.${to}"]`)?.focus(),
    )
  }
  const remove = (index: number) => {
    const removed = value[index]
    onChange(value.filter((_, other) => other !== index))
    const onUndo = () => latest.current.onChange(latest.current.value.toSpliced(index, 0, removed))
    notify({ text: `Removed: ${nameOf(removed) || itemLabel}.`, onUndo }, { type: 'info' })
  }
  const toolsOf = (index: number) => ({
    name: `${nameOf(value[index]) || itemLabel} (${index + 1})`,
    count: value.length,
    isDisabled,
    onMove: move,
    onRemove: isAtMinimum ? undefined : () => remove(index),
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
          <MovableItem key={index} {...toolsOf(index)}>
            {item.kind === 'group' ? (
              <ListItemGroup
                fields={item.fields}
                value={each}
                path={join(path, index)}
                name={nameOf(each)}
                nameWhenNew={`New: ${itemLabel}`}
              />
            ) : (
              <div className={layout.grow}>
                <Field
                  shape={{
                    ...item,
                    label: `${itemLabel} ${index + 1}`,
                    ...(shape.beginsWithLead && index === 0 && { help: leadHelp(String(each)) }),
                  }}
                  value={each}
                  path={join(path, index)}
                />
              </div>
            )}
          </MovableItem>
        ))}
      </div>
      {!isFull && !hasFixedLength && (
        <Button
          disabled={isDisabled}
          onClick={() => onChange([...value, structuredClone(item.start)])}
          icon={<Plus aria-hidden />}
        >
          Add: {itemLabel}
        </Button>
      )}
      <div role="status" className={layout.unseen}>
        {announcement}
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
 * 80 groups of words would take seconds on a phone.
 */
function ListItemGroup({ fields, value, path, name, nameWhenNew }: ListItemGroupProps) {
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

/** Returns the help of a lead: the rule, and what a written lead has. */
export function leadHelp(text: string): string {
  const { words, sentences } = countLead(text)
  const rule = `A lead has at most ${leadSentences} sentences and about ${leadWords} words.`
  if (words === 0) return rule
  const isLong = words > leadWords + 3 || sentences > leadSentences
  const length = `This one has ${formatCount(sentences, 'sentence')} and ${formatCount(words, 'word')}.`
  return `${rule} ${length}${isLong ? ' Move the rest to the next paragraph.' : ''}`
}
