import { useState } from 'react'
import { queries } from '../../../admin/src/api/queries.ts'
import { ListScreen } from '../../../admin/src/lists/list-screen.tsx'
import { useList } from '../../../admin/src/lists/use-list.ts'
import { formatCount } from '../../../admin/src/layout/format-count.ts'
import { notify, notifyFailure } from '../../../admin/src/notifications/notify.ts'
import type { PrintedCode } from '../printed-code.ts'
import { PrintedCodeForm, savePrintedCode } from './printed-code-form.tsx'
import { showCode } from '../../../school/base/codes.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { Button, ButtonAnchor } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

/** The screen of printed codes: makes, changes and lists them. */
export function PrintedCodesPage() {
  const list = useList('printed-codes', { filters: [{ name: 'q', label: 'Search' }] })
  const [editedCode, setEditedCode] = useState<string | null>(null)

  const undo = async (saved: PrintedCode, { label, target }: PrintedCode) => {
    await savePrintedCode(saved, { label, target, isOutsideConfirmed: true }).then(
      () => notify('It is as it was before.'),
      notifyFailure,
    )
    await readAgain()
  }
  const afterChange = (saved: PrintedCode, before: PrintedCode) => {
    setEditedCode(null)
    const text = `Saved. “${saved.label}” leads to ${saved.target} now.`
    notify({ text, onUndo: () => void undo(saved, before) })
    void readAgain()
  }
  return (
    <ListScreen
      title="Printed QR codes"
      list={list}
      noun={['printed code', 'printed codes']}
      empty="No printed code here yet. Make one above."
      renderItem={(printed) =>
        printed.code === editedCode ? (
          <li key={printed.code}>
            <PrintedCodeForm
              before={printed}
              onSaved={(saved) => afterChange(saved, printed)}
              onCancel={() => setEditedCode(null)}
            />
          </li>
        ) : (
          <PrintedCodeCard
            key={printed.code}
            printed={printed}
            onChange={() => setEditedCode(printed.code)}
          />
        )
      }
    >
      <p>
        A QR code on paper leads through this site, so you can point it elsewhere after it was
        printed. It works for good. Scans are counted, and not who scans.
      </p>
      <PrintedCodeForm
        before={null}
        onSaved={({ label }) => {
          notify(`Made. Download the code of “${label}” below.`)
          void readAgain()
        }}
      />
    </ListScreen>
  )
}

const readAgain = () => queries.invalidateQueries({ queryKey: ['printed-codes'] })

/** One printed code: where it leads, how often it was scanned, and its files for print. */
function PrintedCodeCard({ printed, onChange }: { printed: PrintedCode; onChange: () => void }) {
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
            {formatCount(scans, 'scan')}, {recentScans} in the last 30 days
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
