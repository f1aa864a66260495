import { formatShortDate } from '../../../school/base/formats.ts'
import { Checkbox } from '../../../admin/src/ui/checkbox.tsx'
import { Chip } from '../../../admin/src/ui/chip.tsx'
import { Select } from '../../../admin/src/ui/select.tsx'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { PartProps } from './part.tsx'
import type { Plan, SchoolYear } from './year-plan.ts'

/** The facts that are to be checked again, by whom and by when. */
export function FactsPart({ site, plan, onChange }: PartProps) {
  const lines = (title: string, isYearly: boolean) => {
    const facts = plan.facts.filter(({ fact }) => fact.isYearly === isYearly)
    const chosen = facts.filter(({ isChosen }) => isChosen)
    return (
      <details>
        <summary>
          {title} ({chosen.length} of {facts.length} chosen)
        </summary>
        <ul className={layout.list}>
          {facts.map((planned) => (
            <FactLine
              key={planned.fact.id}
              planned={planned}
              owners={site.owners}
              onChange={(field, value) => onChange(['facts', planned.fact.id, field], value)}
            />
          ))}
        </ul>
      </details>
    )
  }
  return (
    <>
      <p>
        Each chosen fact is listed under Facts to verify, for its owner, until that person has
        checked it. One that is due sooner stays due sooner.
      </p>
      <div className={layout.fieldRow}>
        <TextField
          type="date"
          label="Check by"
          isShort
          value={plan.checkBy}
          onChange={(day) => onChange(['checkBy'], day)}
        />
        <OwnerSelect
          label="Owner of facts without one"
          value={plan.owner}
          owners={site.owners}
          onChange={(owner) => onChange(['owner'], owner)}
        />
      </div>
      {lines('Facts of the school year', true)}
      {lines('Other facts', false)}
    </>
  )
}

interface OwnerSelectProps {
  label: string
  'aria-label'?: string
  value: string
  owners: SchoolYear['owners']
  onChange: (owner: string) => void
}

const OwnerSelect = ({ owners, ...rest }: OwnerSelectProps) => (
  <Select
    {...rest}
    isShort
    none="No owner yet"
    choices={owners.map(({ id, name }) => [id, name])}
  />
)

interface FactLineProps {
  planned: Plan['facts'][number]
  owners: SchoolYear['owners']
  onChange: (field: 'isChosen' | 'owner', value: unknown) => void
}

function FactLine({ planned: { fact, isChosen, owner }, owners, onChange }: FactLineProps) {
  return (
    <li className={layout.cardRow}>
      <div className={layout.grow}>
        <Checkbox
          label={fact.label}
          isChecked={isChosen}
          onChange={(chosen) => onChange('isChosen', chosen)}
        />
        <p className={layout.muted}>
          {fact.value ?? 'Not entered yet'} · check by {formatShortDate(fact.verifyBy, 'en')}
        </p>
      </div>
      {fact.isOverdue && <Chip tone="error">Overdue</Chip>}
      {isChosen && (
        <OwnerSelect
          label="Owner"
          aria-label={`Owner of ${fact.label}`}
          value={owner}
          owners={owners}
          onChange={(id) => onChange('owner', id)}
        />
      )}
    </li>
  )
}
