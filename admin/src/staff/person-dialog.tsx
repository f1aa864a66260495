import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { roles, sections, type Role } from '../../../school/staff/accounts/staff.ts'
import { useCall } from '../api/use-call.ts'
import {
  changePerson,
  invitePerson,
  type HandedLink,
  type Person,
  type PersonFields,
} from './person.ts'
import { roleWords, sectionWords } from './staff-words.ts'

interface PersonDialogProps {
  /** `null` to invite a new person */
  person: Person | null
  onLink: (handed: HandedLink) => void
  onClose: () => void
}

/** Edits a person's name, address and rights. */
export function PersonDialog({ person, onLink, onClose }: PersonDialogProps) {
  const [fields, setFields] = useState<PersonFields>({
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: person?.role ?? 'author',
    sections: person?.sections ?? [],
    classStatus: person?.classStatus ?? false,
  })
  const { run, isBusy, message, problemAt } = useCall()
  const queries = useQueryClient()

  const save = async () => {
    const done = await run(async () => {
      if (person) await changePerson(person.id, fields)
      else onLink(await invitePerson(fields))
      await queries.invalidateQueries({ queryKey: ['staff'] })
      return true
    })
    if (done) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const textOf = (field: 'name' | 'email') => ({
    value: fields[field],
    error: problemAt(field) !== undefined,
    helperText: problemAt(field),
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [field]: event.target.value }),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby="person-title" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="person-title">{person ? person.name : 'Invite a person'}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {message && <Alert severity="error">{message}</Alert>}
            <TextField label="Name" {...textOf('name')} />
            <TextField label="E-mail address" type="email" {...textOf('email')} />
            <TextField
              select
              label="Role"
              value={fields.role}
              onChange={(event) => setFields({ ...fields, role: event.target.value as Role })}
              helperText={problemAt('role')}
              slotProps={{ select: { native: true } }}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleWords[role].name}: {roleWords[role].may}
                </option>
              ))}
            </TextField>
            <FormGroup role="group" aria-labelledby="sections-label">
              <FormLabel id="sections-label">Only for these departments</FormLabel>
              {sections.map((section) => (
                <FormControlLabel
                  key={section}
                  label={sectionWords[section]}
                  control={
                    <Checkbox
                      checked={fields.sections.includes(section)}
                      onChange={(event) =>
                        setFields({
                          ...fields,
                          sections: sections.filter((each) =>
                            each === section
                              ? event.target.checked
                              : fields.sections.includes(each),
                          ),
                        })
                      }
                    />
                  }
                />
              ))}
              <FormHelperText>
                {problemAt('sections') ?? 'None checked: for the whole site.'}
              </FormHelperText>
            </FormGroup>
            <FormControlLabel
              label="May publish class status, such as “No classes”"
              control={
                <Checkbox
                  checked={fields.classStatus || fields.role === 'administrator'}
                  disabled={fields.role === 'administrator'}
                  onChange={(event) => setFields({ ...fields, classStatus: event.target.checked })}
                />
              }
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {person ? 'Save' : 'Invite'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
