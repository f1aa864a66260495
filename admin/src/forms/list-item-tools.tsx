import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useState, type DragEvent, type ReactNode } from 'react'

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
    <Paper
      variant="outlined"
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
      sx={{ p: 1, ...(isOver && { borderColor: 'primary.main', borderWidth: 2 }) }}
    >
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <DragIndicator
          aria-hidden
          onPointerDown={() => setDragged(!isDisabled)}
          onPointerUp={() => setDragged(false)}
          sx={{
            cursor: 'grab',
            mt: 1,
            color: 'text.secondary',
            display: { xs: 'none', sm: 'block' },
          }}
        />
        {children}
        <Stack direction={{ xs: 'column', sm: 'row' }}>
          <IconButton
            size="small"
            data-tools={handle}
            aria-label={`Move up: ${name}`}
            aria-disabled={isFirst}
            disabled={isDisabled}
            onClick={() => onMove(-1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`Move down: ${name}`}
            aria-disabled={isLast}
            disabled={isDisabled}
            onClick={() => onMove(1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
          {onRemove && (
            <IconButton
              size="small"
              aria-label={`Remove: ${name}`}
              disabled={isDisabled}
              onClick={onRemove}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Stack>
      </Stack>
    </Paper>
  )
}
