import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showCode } from '../../../school/base/codes.ts'
import { formatMoment } from '../layout/times.ts'
import type { PrintedCode } from './printed-codes.ts'

const countOf = (scans: number) => (scans === 1 ? '1 scan' : `${scans} scans`)

interface PrintedCodeCardProps {
  printed: PrintedCode
  onChange: () => void
}

/** One printed code: where it leads, how often it was scanned, and its files for print. */
export function PrintedCodeCard({ printed, onChange }: PrintedCodeCardProps) {
  const { code, label, target, address, scans, recentScans, createdAt, createdBy } = printed
  const file = (type: 'svg' | 'png') => (
    <Button
      component="a"
      href={`/go/${code}.${type}`}
      download
      aria-label={`Download as ${type.toUpperCase()}: ${label}`}
    >
      {type.toUpperCase()}
    </Button>
  )
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stack sx={{ flexGrow: 1, minWidth: 200, flexBasis: 260 }}>
          <b>{label}</b>
          <span>
            {'Leads to '}
            <Link href={target} target="_blank" rel="noopener noreferrer">
              {target}
            </Link>
          </span>
          <span>
            {countOf(scans)}, {recentScans} in the last 30 days
          </span>
          <Typography variant="body2" color="text.secondary">
            {[showCode(code), address, `made ${formatMoment(createdAt)} by ${createdBy}`].join(
              ' · ',
            )}
          </Typography>
        </Stack>
        {file('svg')}
        {file('png')}
        <Button variant="outlined" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
      </Stack>
    </Paper>
  )
}
