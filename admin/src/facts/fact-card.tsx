import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import { formatMoment } from '../layout/times.ts'
import { fieldPath } from '../reference/reference-paths.ts'
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
    <Paper component="li" variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stack sx={{ flexGrow: 1, minWidth: 220, flexBasis: 260 }}>
          <b>{label}</b>
          <span>
            {value ?? 'Not entered yet. Visitors do not see a gap, but they look for it.'}
          </span>
          <Typography variant="body2" color="text.secondary">
            {value !== null && (
              <>
                {verifiedAt
                  ? `Checked ${formatMoment(verifiedAt)} by ${verifiedBy}`
                  : 'Never checked'}
                {' · '}
              </>
            )}
            <Link href={address} target="_blank" rel="noopener">
              {value === null ? 'See the page' : 'See it on the site'}
            </Link>
            {mayAssign && (
              <>
                {' · '}
                <Link component={RouterLink} to={fieldPath(fact)}>
                  {value === null ? 'Enter it' : 'Change it'}
                </Link>
              </>
            )}
          </Typography>
        </Stack>
        {isOverdue && <Chip size="small" color="error" label="Overdue" />}
        {mayAssign ? (
          <>
            <TextField
              select
              label="Owner"
              value={owner?.id ?? ''}
              onChange={(event) => onAssign({ owner: event.target.value || null })}
              slotProps={{
                select: { native: true },
                inputLabel: { shrink: true },
                htmlInput: { 'aria-label': `Owner of ${label}` },
              }}
              sx={{ minWidth: 160 }}
            >
              <option value="">No owner yet</option>
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </TextField>
            <TextField
              type="date"
              label="Check by"
              key={verifyBy}
              defaultValue={verifyBy}
              // Saves on blur, not while typing: each digit would be a date of its own.
              onBlur={({ target: { value: day } }) =>
                day && day !== verifyBy && onAssign({ verifyBy: day })
              }
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { 'aria-label': `Check ${label} by` },
              }}
            />
          </>
        ) : (
          <span>Check by {formatShortDate(verifyBy, 'en')}</span>
        )}
        {fact.can.includes('check') && (
          <Button variant="outlined" aria-label={`Checked today: ${label}`} onClick={onCheck}>
            Checked today
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
