import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './select-bar.module.css'
import { type MediaFile, commandFiles, reasonsOf, refreshMedia } from './media-file.ts'
import * as tileStyles from './media-tile.module.css'
import { useCall } from '../api/use-call.ts'
import { formatCount } from '../layout/format-count.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TagsField } from './tags-field.tsx'

interface Selection {
  selected: readonly MediaFile[]
  onChange: (selected: readonly MediaFile[]) => void
}

interface SelectBarProps extends Selection {
  label: string
  noun: 'file' | 'picture'
  files: readonly MediaFile[]
  /** draws the tools for the selected files. @param words names the files: `2 pictures` */
  children: (words: string) => ReactNode
}

/** Selects all files of a page that the person may describe, and holds the tools for them. */
export function SelectBar({ label, noun, files, selected, onChange, children }: SelectBarProps) {
  const open = files.filter(({ refusal }) => refusal.describe === null)
  const here = open.filter(({ id }) => selected.some((file) => file.id === id))
  const isAll = open.length > 0 && here.length === open.length
  const others = selected.filter(({ id }) => !open.some((file) => file.id === id))
  const words = formatCount(selected.length, noun)
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
            <TagsDialog
              files={selected}
              onDone={() => onChange(null)}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </SelectBar>
  )
}

/** Selects one file in its tile. @param props.children further tools for the file */
export function SelectTool({
  file,
  selected,
  onChange,
  children,
}: Selection & { file: MediaFile; children?: ReactNode }) {
  const others = selected.filter(({ id }) => id !== file.id)
  const isSelected = others.length < selected.length
  return (
    <div className={tileStyles.tools}>
      <div className={tileStyles.select}>
        <Checkbox
          label="Select"
          aria-label={`Select ${file.name}`}
          isChecked={isSelected}
          disabled={file.refusal.describe !== null}
          onChange={() => onChange(isSelected ? others : [...selected, file])}
        />
      </div>
      <div className={tileStyles.buttons}>{children}</div>
    </div>
  )
}

interface TagsDialogProps {
  files: readonly MediaFile[]
  onDone: () => void
  onClose: () => void
}

/** Adds tags to files and removes tags from them. */
function TagsDialog({ files, onDone, onClose }: TagsDialogProps) {
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const { run, isBusy, message, problemAt } = useCall()
  const present = [...new Set(files.flatMap(({ tags }) => tags))].toSorted()
  const names = formatCount(files.length, 'file')

  const save = async () => {
    if (add.length + remove.length === 0) return setRefused(['Enter a tag to add or to remove.'])
    const ids = files.map(({ id }) => id)
    const result = await run(() => commandFiles({ action: 'tag', ids, add, remove }))
    if (!result) return
    await refreshMedia()
    if (result.refused.length > 0) return setRefused(reasonsOf(result.refused))
    notify(`The tags of ${names} are changed.`)
    onClose()
    onDone()
  }
  const problem = ['ids', 'add', 'remove'].map(problemAt).find(Boolean) ?? message
  return (
    <FormDialog
      title={`Tags of ${names}`}
      size="medium"
      button="Save"
      isBusy={isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {[problem, ...refused].filter(Boolean).map((text) => (
        <Alert key={text} tone="error">
          {text}
        </Alert>
      ))}
      <TagsField
        label="Add tags"
        help="Staff find files by them. Do not name learners."
        value={add}
        onChange={setAdd}
      />
      {present.length > 0 && (
        <TagsField
          label="Remove tags"
          help={`They have: ${present.join(', ')}.`}
          suggestions={present}
          value={remove}
          onChange={setRemove}
        />
      )}
    </FormDialog>
  )
}
