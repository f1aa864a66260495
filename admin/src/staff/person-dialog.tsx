import { useState } from 'react'
import type { StaffFields } from '../../../school/staff/accounts/account-fields.ts'
import { roles, sectionNames, sections, type Role } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { useCall } from '../api/use-call.ts'
import { Checkbox, Checkboxes } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { HandedLink, Person } from './people.ts'
import { roleLabels } from './staff-labels.ts'

interface PersonDialogProps {
  /** `null` to invite a new person */
  person: Person | null
  /** gets the one-time link of an invitation */
  onLink: (handed: HandedLink) => void
  onClose: () => void
}

/** Invites a person, or changes name, address, role and rights of one. */
export function PersonDialog({ person, onLink, onClose }: PersonDialogProps) {
  const [fields, setFields] = useState<StaffFields>({
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: person?.role ?? 'author',
    sections: person?.sections ?? [],
    classStatus: person?.classStatus ?? false,
  })
  const { run, isBusy, message, problemAt } = useCall()
  const set = (part: Partial<StaffFields>) => setFields({ ...fields, ...part })

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
  return (
    <FormDialog
      title={person ? person.name : 'Invite a person'}
      size="medium"
      button={person ? 'Save' : 'Invite'}
      isBusy={isBusy}
      problem={message}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={fields.name}
        problem={problemAt('name')}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="E-mail address"
        type="email"
        value={fields.email}
        problem={problemAt('email')}
        onChange={(email) => set({ email })}
      />
      <Select
        label="Role"
        value={fields.role}
        problem={problemAt('role')}
        onChange={(value) => set({ role: value as Role })}
        choices={roles.map((role) => [
          role,
          `${roleLabels[role].name}: ${roleLabels[role].rights}`,
        ])}
      />
      <div role="group" aria-labelledby="sections-label">
        <span id="sections-label" className={layout.legend}>
          Only for these departments
        </span>
        <Checkboxes
          choices={sections}
          labelOf={(section) => sectionNames[section]}
          value={fields.sections}
          onChange={(chosen) => set({ sections: chosen })}
        />
        <FieldNote help="None checked: for the whole site." problem={problemAt('sections')} />
      </div>
      <Checkbox
        label="May publish class status, such as “No classes”"
        isChecked={fields.classStatus || fields.role === 'administrator'}
        disabled={fields.role === 'administrator'}
        onChange={(classStatus) => set({ classStatus })}
      />
    </FormDialog>
  )
}
