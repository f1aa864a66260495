import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { IconButton } from '../ui/button.tsx'
import * as styles from './list-item-tools.module.css'

interface ListItemToolsProps {
  /** name of the item, for screen readers */
  name: string
  /** finds the item again after it has moved, to restore the focus */
  handle: string
  list: string
  index: number
  isFirst: boolean
  isLast: boolean
  isDisabled: boolean
  onMove: (by: number) => void
  /** called when another item of the same list was dropped on this one */
  onDrop: (from: number) => void
  /** left out when the list must not become shorter */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** An item of a list, with buttons to move and remove it. */
export function ListItemTools(props: ListItemToolsProps) {
  const {
    name,
    handle,
    list,
    index,
    isFirst,
    isLast,
    isDisabled,
    onMove,
    onDrop,
    onRemove,
    children,
  } = props
  const [isDragged, setDragged] = useState(false)
  const [isOver, setOver] = useState(false)
  const type = `text/x-place-in-${list.toLowerCase().replaceAll('.', '-') || 'list'}`
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(type)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const from = event.dataTransfer.getData(type)
    if (from === '') return
    event.preventDefault()
    event.stopPropagation()
    onDrop(Number(from))
  }
  return (
    <div
      className={isOver ? styles.over : styles.root}
      draggable={isDragged}
      onDragStart={(event) => {
        event.stopPropagation()
        event.dataTransfer.setData(type, String(index))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragEnd={() => setDragged(false)}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <GripVertical
        aria-hidden
        className={styles.handle}
        onPointerDown={() => setDragged(!isDisabled)}
        onPointerUp={() => setDragged(false)}
      />
      {children}
      <div className={styles.tools}>
        <IconButton
          data-tools={handle}
          label={`Move up: ${name}`}
          aria-disabled={isFirst}
          disabled={isDisabled}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move down: ${name}`}
          aria-disabled={isLast}
          disabled={isDisabled}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        {onRemove && (
          <IconButton label={`Remove: ${name}`} disabled={isDisabled} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  )
}
