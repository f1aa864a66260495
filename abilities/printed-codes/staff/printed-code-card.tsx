import { showCode } from '../../../school/base/codes.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { Button, ButtonAnchor } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
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
    <ButtonAnchor
      href={`/go/${code}.${type}`}
      download
      aria-label={`Download as ${type.toUpperCase()}: ${label}`}
    >
      {type.toUpperCase()}
    </ButtonAnchor>
  )
  return (
    <li className={layout.card}>
      <div className={layout.row}>
        <div className={layout.grow}>
          <b>{label}</b>
          <p>
            {'Leads to '}
            <a href={target} target="_blank" rel="noopener noreferrer">
              {target}
            </a>
          </p>
          <p>
            {countOf(scans)}, {recentScans} in the last 30 days
          </p>
          <p className={layout.muted}>
            {[showCode(code), address, `made ${formatMoment(createdAt)} by ${createdBy}`].join(
              ' · ',
            )}
          </p>
        </div>
        {file('svg')}
        {file('png')}
        <Button look="outlined" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
      </div>
    </li>
  )
}
