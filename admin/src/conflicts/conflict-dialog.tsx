import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { pathText, setAt } from '../forms/form-data.ts'
import type { FieldShape } from '../forms/form-shape.ts'
import { listChanges, sayValue, type FieldChange } from '../history/field-changes.ts'

type Choice = 'mine' | 'theirs'

interface ConflictDialogProps {
  shape: FieldShape
  /** the version that this form is based on */
  base: unknown
  mine: unknown
  theirs: unknown
  /** the name of the person who saved in between */
  savedBy: string
  /** called with the choices, field by field */
  onMerge: (data: unknown) => void
  onClose: () => void
}

/** Shows both versions of a conflict field by field; neither is lost by the choice. */
export function ConflictDialog({
  shape,
  base,
  mine,
  theirs,
  savedBy,
  onMerge,
  onClose,
}: ConflictDialogProps) {
  const changes = listChanges(shape, theirs, mine)
  const [chosen, setChosen] = useState<Record<string, Choice>>(() =>
    firstChoices(shape, base, theirs, changes),
  )

  const merge = () => {
    const merged = changes
      .filter(({ path }) => chosen[pathText(path)] === 'mine')
      .reduce<unknown>((data, { path, after }) => setAt(data, path, after), theirs)
    onMerge(merged)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" fullWidth maxWidth="md">
      <DialogTitle id="conflict-title">{savedBy} has changed this in the meantime</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Choose for each field which version to keep. The other one stays in the history, so
          nothing is lost.
        </DialogContentText>
        {changes.map((change) => (
          <FieldChoice
            key={pathText(change.path)}
            change={change}
            savedBy={savedBy}
            choice={chosen[pathText(change.path)] ?? 'mine'}
            onChoose={(choice) => setChosen({ ...chosen, [pathText(change.path)]: choice })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Decide later</Button>
        <Button variant="contained" onClick={merge}>
          Save what I chose
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Starts with their value in fields that only they changed, and with mine in all others. */
function firstChoices(
  shape: FieldShape,
  base: unknown,
  theirs: unknown,
  changes: readonly FieldChange[],
) {
  const changedByThem = new Set(listChanges(shape, base, theirs).map(({ path }) => pathText(path)))
  const mine = changes.map(({ path }) => pathText(path))
  return Object.fromEntries(
    mine.map((path, index): [string, Choice] => {
      const change = changes[index] as FieldChange
      const isMineUntouched =
        listChanges(change.shape, valueAt(base, change.path), change.after).length === 0
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

function FieldChoice({
  change: { name, shape, before, after },
  savedBy,
  choice,
  onChoose,
}: FieldChoiceProps) {
  const versions = [
    { id: 'mine' as const, label: 'Yours', value: after },
    { id: 'theirs' as const, label: `${savedBy}’s version`, value: before },
  ]
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, mb: 2, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <RadioGroup
        aria-label={name}
        value={choice}
        onChange={(_event, value) => onChoose(value as Choice)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {versions.map(({ id, label, value }) => (
          <Box key={id} sx={{ minWidth: 0 }}>
            <FormControlLabel value={id} control={<Radio />} label={label} />
            <Box
              tabIndex={0}
              role="region"
              aria-label={`${name}: ${label}`}
              sx={{
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                maxHeight: 260,
                overflowY: 'auto',
                p: 1,
              }}
            >
              {sayValue(shape, value) || 'Nothing'}
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  )
}
