import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './answer-bar.module.css'
import type { MediaFile } from './media-file.ts'

const TagsDialog = lazy(() =>
  import('./tags-dialog.tsx').then((part) => ({ default: part.TagsDialog })),
)

interface SelectBarProps {
  /** the files of the page */
  files: readonly MediaFile[]
  /** the selected files of all pages; `null` while nothing is being selected */
  selected: readonly MediaFile[] | null
  onChange: (selected: readonly MediaFile[] | null) => void
}

/** Selects files, and changes the tags of those that are selected. */
export function SelectBar({ files, selected, onChange }: SelectBarProps) {
  const [isOpen, setOpen] = useState(false)
  if (selected === null)
    return (
      <div className={styles.root}>
        <Button look="outlined" onClick={() => onChange([])}>
          Select files
        </Button>
      </div>
    )
  const open = files.filter(({ refusal }) => refusal.describe === null)
  const isSelected = ({ id }: MediaFile) => selected.some((file) => file.id === id)
  const here = open.filter(isSelected)
  const isAll = open.length > 0 && here.length === open.length
  const others = selected.filter(({ id }) => !open.some((file) => file.id === id))
  const count = selected.length === 1 ? '1 file' : `${selected.length} files`
  return (
    <section aria-label="Selected files" className={styles.root}>
      <div className={layout.row}>
        <Checkbox
          label={selected.length > 0 ? `${count} selected` : 'Select all on this page'}
          isChecked={isAll}
          isMixed={here.length > 0 && !isAll}
          onChange={() => onChange(isAll ? others : [...others, ...open])}
        />
        <Button look="outlined" disabled={selected.length === 0} onClick={() => setOpen(true)}>
          Tags …
        </Button>
        <Button onClick={() => onChange(null)}>Done</Button>
      </div>
      {isOpen && (
        <Suspense>
          <TagsDialog
            files={selected}
            onDone={() => onChange(null)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface SelectToolProps extends Pick<SelectBarProps, 'onChange'> {
  file: MediaFile
  selected: readonly MediaFile[]
}

/** Selects a file in its tile. */
export function SelectTool({ file, selected, onChange }: SelectToolProps) {
  const others = selected.filter(({ id }) => id !== file.id)
  const isSelected = others.length < selected.length
  return (
    <div className={styles.tool}>
      <Checkbox
        label="Select"
        aria-label={`Select ${file.name}`}
        isChecked={isSelected}
        disabled={file.refusal.describe !== null}
        onChange={() => onChange(isSelected ? others : [...selected, file])}
      />
    </div>
  )
}
