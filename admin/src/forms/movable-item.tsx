import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { IconButton } from '../ui/button.tsx'
import * as styles from './movable-item.module.css'

interface MovableItemProps {
  /** name of the item, for screen readers */
  name: string
  /** path of the list; items of another list cannot be dropped here */
  list: string
  index: number
  count: number
  isDisabled?: boolean
  /** called with two indexes of the list; the second may be beyond its ends */
  onMove: (from: number, to: number) => void
  /** left out when the list must not become shorter */
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** An item of a list, with buttons and a grip to move it, and a button to remove it. */
export function MovableItem(props: MovableItemProps) {
  const { name, list, index, count, isDisabled = false, onMove, onRemove, children } = props
  const [isGripHeld, setGripHeld] = useState(false)
  const [isOver, setOver] = useState(false)
  // While something is dragged, a page reads its types only. Browsers write them in small letters.
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
    onMove(Number(from), index)
  }
  return (
    <div
      className={isOver ? styles.over : styles.root}
      // Only the grip drags the item, so that its text can still be selected.
      draggable={isGripHeld}
      onDragStart={(event) => {
        event.stopPropagation()
        event.dataTransfer.setData(type, String(index))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragEnd={() => setGripHeld(false)}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <GripVertical
        aria-hidden
        className={styles.handle}
        onPointerDown={() => setGripHeld(!isDisabled)}
        onPointerUp={() => setGripHeld(false)}
      />
      {children}
      {/* `aria-disabled` keeps the focus at the ends, where `onMove` does nothing. */}
      <div className={styles.tools}>
        <IconButton
          data-tools={`${list}.${index}`}
          label={`Move up: ${name}`}
          aria-disabled={index === 0}
          disabled={isDisabled}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move down: ${name}`}
          aria-disabled={index === count - 1}
          disabled={isDisabled}
          onClick={() => onMove(index, index + 1)}
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
