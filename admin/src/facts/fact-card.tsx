import { Link } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import { formatMoment } from '../layout/times.ts'
import { fieldPath } from '../reference/reference-paths.ts'
import * as layout from '../ui/layout.module.css'
import { Chip } from '../ui/chip.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import type { Fact } from './fact.ts'

interface FactCardProps {
  fact: Fact
  owners: readonly { id: string; name: string }[]
  onCheck: () => void
  onAssign: (change: { owner?: string | null; verifyBy?: string }) => void
}

/** One fact: its value on the site, its last check, and its owner. */
export function FactCard({ fact, owners, onCheck, onAssign }: FactCardProps) {
  const { label, value, address, owner, verifyBy, verifiedAt, verifiedBy, isOverdue } = fact
  const mayAssign = fact.can.includes('assign')
  return (
    <li className={layout.card}>
      <div className={layout.fieldRow}>
        <div className={layout.grow}>
          <b>{label}</b>
          <p>{value ?? 'Not entered yet. Visitors do not see a gap, but they look for it.'}</p>
          <p className={layout.muted}>
            {value !== null && (
              <>
                {verifiedAt
                  ? `Checked ${formatMoment(verifiedAt)} by ${verifiedBy}`
                  : 'Never checked'}
                {' · '}
              </>
            )}
            <a href={address} target="_blank" rel="noopener">
              {value === null ? 'See the page' : 'See it on the site'}
            </a>
            {mayAssign && (
              <>
                {' · '}
                <Link to={fieldPath(fact)}>{value === null ? 'Enter it' : 'Change it'}</Link>
              </>
            )}
          </p>
        </div>
        {isOverdue && <Chip tone="error">Overdue</Chip>}
        {mayAssign ? (
          <>
            <Select
              label="Owner"
              value={owner?.id ?? ''}
              onChange={(id) => onAssign({ owner: id || null })}
              aria-label={`Owner of ${label}`}
            >
              <option value="">No owner yet</option>
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField
              type="date"
              label="Check by"
              key={verifyBy}
              defaultValue={verifyBy}
              // Saves on blur, not while typing: each digit would be a date of its own.
              onBlur={({ target: { value: day } }) =>
                day && day !== verifyBy && onAssign({ verifyBy: day })
              }
              aria-label={`Check ${label} by`}
              isShort
            />
          </>
        ) : (
          <span>Check by {formatShortDate(verifyBy, 'en')}</span>
        )}
        {fact.can.includes('check') && (
          <Button look="outlined" aria-label={`Checked today: ${label}`} onClick={onCheck}>
            Checked today
          </Button>
        )}
      </div>
    </li>
  )
}
