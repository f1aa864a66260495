import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { nameOf } from '../../../school/base/field-names.ts'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { notify } from '../notifications/notify.ts'
import type { InputProps } from './field-props.ts'
import { join, useForm } from './form-context.ts'
import { moveItem } from './form-data.ts'
import { leadHelp } from './lead-help.ts'
import { ListItemGroup } from './list-item-group.tsx'
import { MovableItem } from './movable-item.tsx'

interface ListInputProps extends InputProps<unknown[]> {
  path: string
}

/** A list whose items are added and removed by buttons, and moved by buttons or dragging. */
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
  const [announcement, announce] = useState('')
  // Undo comes later: it adds the item to the list as it is then.
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
    onChange(value.filter((_, place) => place !== index))
    const onUndo = () => latest.current.onChange(latest.current.value.toSpliced(index, 0, removed))
    notify({ text: `Removed: ${nameOf(removed) || itemLabel}.`, onUndo }, { type: 'info' })
  }
  const toolsOf = (index: number) => ({
    name: `${nameOf(value[index]) || itemLabel} (${index + 1})`,
    count: value.length,
    isDisabled,
    onMove: (by: number) => move(index, index + by),
    onDrop: (from: number) => move(from, index),
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
