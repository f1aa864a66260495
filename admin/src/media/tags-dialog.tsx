import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { commandFiles, refreshMedia, type MediaFile } from './media-file.ts'
import { TagsField } from './tags-field.tsx'

interface TagsDialogProps {
  files: readonly MediaFile[]
  onDone: () => void
  onClose: () => void
}

/** Adds tags to files and removes tags from them. */
export function TagsDialog({ files, onDone, onClose }: TagsDialogProps) {
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const { run, isBusy, message, problemAt } = useCall()
  const present = [...new Set(files.flatMap(({ tags }) => tags))].toSorted()
  const what = files.length === 1 ? '1 file' : `${files.length} files`

  const save = async () => {
    if (add.length + remove.length === 0) return setRefused(['Enter a tag to add or to remove.'])
    const ids = files.map(({ id }) => id)
    const result = await run(() => commandFiles({ action: 'tag', ids, add, remove }))
    if (!result) return
    await refreshMedia()
    if (result.refused.length > 0)
      return setRefused([...new Set(result.refused.map(({ error }) => error))])
    notify(`The tags of ${what} are changed.`, { type: 'success' })
    onClose()
    onDone()
  }
  const problem = ['ids', 'add', 'remove'].map(problemAt).find(Boolean) ?? message
  return (
    <Dialog
      title={`Tags of ${what}`}
      size="medium"
      onSubmit={() => void save()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isBusy}>
            Save
          </Button>
        </>
      }
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
    </Dialog>
  )
}
