import { useId, useState } from 'react'
import type { AnyDocument } from '../api/documents.ts'
import { formShapeOf } from '../entries/kind-form.ts'
import type { Editing } from '../entries/use-editing.ts'
import { isEqual, pathText, setAt } from '../forms/form-data.ts'
import type { FieldShape } from '../forms/form-shape.ts'
import { listChanges, formatValue, type FieldChange } from '../history/field-changes.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import * as fields from '../ui/field.module.css'
import * as styles from './conflict-dialog.module.css'

type Choice = 'mine' | 'theirs'

interface ConflictDialogProps {
  editing: Editing
  /** the version that another person saved in between */
  conflict: AnyDocument
}

/** Shows both versions of a conflict field by field; neither is lost by the choice. */
export function ConflictDialog({ editing, conflict }: ConflictDialogProps) {
  const { kind, draft, merge, postponeConflict } = editing
  const shape = formShapeOf(kind)
  const { data: theirs } = conflict
  const savedBy = conflict.updatedBy ?? 'Another person'
  const changes = listChanges(shape, theirs, draft.data)
  const [chosen, setChosen] = useState<Record<string, Choice>>(() =>
    firstChoices(shape, draft.base.data, theirs, changes),
  )

  const save = () => {
    const merged = changes
      .filter(({ path }) => chosen[pathText(path)] === 'mine')
      .reduce<unknown>((data, { path, after }) => setAt(data, path, after), theirs)
    void merge(merged)
  }
  return (
    <Dialog
      title={`${savedBy} has changed this in the meantime`}
      size="large"
      onClose={postponeConflict}
      actions={
        <>
          <Button onClick={postponeConflict}>Decide later</Button>
          <Button look="primary" onClick={save}>
            Save what I chose
          </Button>
        </>
      }
    >
      <p>
        Choose for each field which version to keep. The other one stays in the history, so nothing
        is lost.
      </p>
      {changes.map((change) => (
        <FieldChoice
          key={pathText(change.path)}
          change={change}
          savedBy={savedBy}
          choice={chosen[pathText(change.path)] ?? 'mine'}
          onChoose={(choice) => setChosen({ ...chosen, [pathText(change.path)]: choice })}
        />
      ))}
    </Dialog>
  )
}

/** Chooses `theirs` for fields that only the other person changed, and `mine` for all others. */
function firstChoices(
  shape: FieldShape,
  base: unknown,
  theirs: unknown,
  changes: readonly FieldChange[],
) {
  const changedByThem = new Set(listChanges(shape, base, theirs).map(({ path }) => pathText(path)))
  return Object.fromEntries(
    changes.map((change): [string, Choice] => {
      const path = pathText(change.path)
      const isMineUntouched = isEqual(valueAt(base, change.path), change.after)
      return [path, changedByThem.has(path) && isMineUntouched ? 'theirs' : 'mine']
    }),
  )
}

const valueAt = (data: unknown, path: FieldChange['path']) =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    data,
  )

interface FieldChoiceProps {
  change: FieldChange
  savedBy: string
  choice: Choice
  onChoose: (choice: Choice) => void
}

function FieldChoice({ change, savedBy, choice, onChoose }: FieldChoiceProps) {
  const { name, shape, before, after } = change
  const group = useId()
  const versions = [
    { id: 'mine' as const, label: 'Yours', value: after },
    { id: 'theirs' as const, label: `${savedBy}’s version`, value: before },
  ]
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{name}</legend>
      <div role="radiogroup" aria-label={name} className={styles.versions}>
        {versions.map(({ id, label, value }) => (
          <div key={id} className={styles.version}>
            <label className={fields.check}>
              <input
                type="radio"
                name={group}
                className={fields.box}
                checked={choice === id}
                onChange={() => onChoose(id)}
              />
              {label}
            </label>
            <div
              tabIndex={0}
              role="region"
              aria-label={`${name}: ${label}`}
              className={styles.value}
            >
              {formatValue(shape, value) || 'Nothing'}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
