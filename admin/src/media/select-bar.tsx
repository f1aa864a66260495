import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './answer-bar.module.css'
import type { MediaFile } from './media-file.ts'
import * as tile from './media-tile.module.css'

const TagsDialog = lazy(() =>
  import('./tags-dialog.tsx').then((part) => ({ default: part.TagsDialog })),
)

interface Selection {
  selected: readonly MediaFile[]
  onChange: (selected: readonly MediaFile[]) => void
}

interface SelectBarProps extends Selection {
  label: string
  noun: 'file' | 'picture'
  /** the files of the page */
  files: readonly MediaFile[]
  /** draws what can be done to the selected files, which are given in words */
  children: (words: string) => ReactNode
}

/** Selects files of a page that the person may describe. */
export function SelectBar({ label, noun, files, selected, onChange, children }: SelectBarProps) {
  const open = files.filter(({ refusal }) => refusal.describe === null)
  const here = open.filter(({ id }) => selected.some((file) => file.id === id))
  const isAll = open.length > 0 && here.length === open.length
  const others = selected.filter(({ id }) => !open.some((file) => file.id === id))
  const words = selected.length === 1 ? `1 ${noun}` : `${selected.length} ${noun}s`
  return (
    <section aria-label={label} className={styles.root}>
      <div className={layout.row}>
        <Checkbox
          label={selected.length > 0 ? `${words} selected` : 'Select all on this page'}
          isChecked={isAll}
          isMixed={here.length > 0 && !isAll}
          onChange={() => onChange(isAll ? others : [...others, ...open])}
        />
        {children(words)}
      </div>
    </section>
  )
}

interface TagsBarProps {
  files: readonly MediaFile[]
  /** the selected files of all pages; `null` while nothing is being selected */
  selected: readonly MediaFile[] | null
  onChange: (selected: readonly MediaFile[] | null) => void
}

/** Selects files, and changes the tags of those that are selected. */
export function TagsBar({ files, selected, onChange }: TagsBarProps) {
  const [isOpen, setOpen] = useState(false)
  if (selected === null)
    return (
      <div className={styles.root}>
        <Button look="outlined" onClick={() => onChange([])}>
          Select files
        </Button>
      </div>
    )
  return (
    <SelectBar label="Selected files" noun="file" {...{ files, selected, onChange }}>
      {() => (
        <>
          <Button look="outlined" disabled={selected.length === 0} onClick={() => setOpen(true)}>
            Tags …
          </Button>
          <Button onClick={() => onChange(null)}>Done</Button>
          {isOpen && (
            <Suspense>
              <TagsDialog
                files={selected}
                onDone={() => onChange(null)}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </SelectBar>
  )
}

/** Selects a file in its tile. */
export function SelectTool({
  file,
  selected,
  onChange,
  children,
}: Selection & { file: MediaFile; children?: ReactNode }) {
  const others = selected.filter(({ id }) => id !== file.id)
  const isSelected = others.length < selected.length
  return (
    <div className={tile.tools}>
      <div className={tile.select}>
        <Checkbox
          label="Select"
          aria-label={`Select ${file.name}`}
          isChecked={isSelected}
          disabled={file.refusal.describe !== null}
          onChange={() => onChange(isSelected ? others : [...selected, file])}
        />
      </div>
      <div className={tile.buttons}>{children}</div>
    </div>
  )
}
