import { useState } from 'react'
import type { StaffFields } from '../../../school/staff/accounts/account-fields.ts'
import { roles, sections, type Role } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Select } from '../ui/select.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { HandedLink, Person } from './people.ts'
import { roleWords, sectionWords } from './staff-words.ts'

interface PersonDialogProps {
  /** `null` to invite a new person */
  person: Person | null
  onLink: (handed: HandedLink) => void
  onClose: () => void
}

export function PersonDialog({ person, onLink, onClose }: PersonDialogProps) {
  const [fields, setFields] = useState<StaffFields>({
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: person?.role ?? 'author',
    sections: person?.sections ?? [],
    classStatus: person?.classStatus ?? false,
  })
  const { run, isBusy, message, problemAt } = useCall()

  const save = async () => {
    const done = await run(async () => {
      if (person)
        await callStaffApi('POST /staff/:id/commands', {
          params: { id: person.id },
          body: { action: 'change', ...fields },
        })
      else onLink(await callStaffApi('POST /staff', { body: fields }))
      await queries.invalidateQueries({ queryKey: ['staff'] })
      return true
    })
    if (done) onClose()
  }
  const textOf = (field: 'name' | 'email') => ({
    value: fields[field],
    problem: problemAt(field),
    onChange: (value: string) => setFields({ ...fields, [field]: value }),
  })
  return (
    <Dialog
      title={person ? person.name : 'Invite a person'}
      size="medium"
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {person ? 'Save' : 'Invite'}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {message && <Alert tone="error">{message}</Alert>}
        <TextField label="Name" {...textOf('name')} />
        <TextField label="E-mail address" type="email" {...textOf('email')} />
        <Select
          label="Role"
          value={fields.role}
          problem={problemAt('role')}
          onChange={(value) => setFields({ ...fields, role: value as Role })}
          choices={roles.map((role) => [role, `${roleWords[role].name}: ${roleWords[role].may}`])}
        />
        <div role="group" aria-labelledby="sections-label">
          <span id="sections-label" className={layout.legend}>
            Only for these departments
          </span>
          {sections.map((section) => (
            <Checkbox
              label={sectionWords[section]}
              key={section}
              isChecked={fields.sections.includes(section)}
              onChange={(isChecked) =>
                setFields({
                  ...fields,
                  sections: sections.filter((each) =>
                    each === section ? isChecked : fields.sections.includes(each),
                  ),
                })
              }
            />
          ))}
          <FieldNote help="None checked: for the whole site." problem={problemAt('sections')} />
        </div>
        <Checkbox
          label="May publish class status, such as “No classes”"
          isChecked={fields.classStatus || fields.role === 'administrator'}
          disabled={fields.role === 'administrator'}
          onChange={(isChecked) => setFields({ ...fields, classStatus: isChecked })}
        />
      </div>
    </Dialog>
  )
}
