import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { consentUseNames, consentUses } from '../../../school/content/media/learners.ts'
import type { LearnersDraft } from './learners-answer.ts'

interface ConsentFieldsProps {
  value: LearnersDraft
  onChange: (value: LearnersDraft) => void
  problemAt: (field: string) => string | undefined
}

/** The consent to a picture with learners: where it is kept, until when, and what it allows. */
export function ConsentFields({ value, onChange, problemAt }: ConsentFieldsProps) {
  const usesProblem = problemAt('consent.uses')
  return (
    <Stack spacing={2}>
      <TextField
        label="Where the signed consent is kept"
        value={value.reference}
        error={problemAt('consent.reference') !== undefined}
        helperText={`${problemAt('consent.reference') ?? 'Such as a folder and a number.'} Never a learner’s name.`}
        onChange={(event) => onChange({ ...value, reference: event.target.value })}
      />
      <TextField
        label="Valid until"
        type="date"
        value={value.until}
        error={problemAt('consent.until') !== undefined}
        helperText={problemAt('consent.until') ?? 'Its last day. The picture is hidden after it.'}
        onChange={(event) => onChange({ ...value, until: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 320 }}
      />
      <FormControl component="fieldset" error={usesProblem !== undefined}>
        <FormLabel component="legend">What the consent allows</FormLabel>
        {consentUses.map((use) => (
          <FormControlLabel
            key={use}
            label={consentUseNames[use]}
            control={
              <Checkbox
                checked={value.uses.includes(use)}
                onChange={(event) =>
                  onChange({
                    ...value,
                    uses: consentUses.filter((each) =>
                      each === use ? event.target.checked : value.uses.includes(each),
                    ),
                  })
                }
              />
            }
          />
        ))}
        {usesProblem && <FormHelperText>{usesProblem}</FormHelperText>}
      </FormControl>
    </Stack>
  )
}
