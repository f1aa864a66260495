import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { exportFileName } from '../../../school/content/editing/cells.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { hasRole } from '../../../school/staff/accounts/staff.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { saveFile } from '../layout/save-file.ts'
import { notify } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Exports all entries of a kind, and imports them. */
export function EntryTransfer({ kind }: { kind: AnyKind }) {
  const { user } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isImporting, setImporting] = useState(false)
  if (!user || !hasRole(user, 'editor')) return null

  const exportAs = async (format: 'csv' | 'json') => {
    setAnchor(null)
    try {
      const content = await callStaffApi('GET /entries/:kind/export', {
        params: { kind: kind.name },
        query: { format },
      })
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
      saveFile(
        text,
        exportFileName(kind, format),
        format === 'csv' ? 'text/csv' : 'application/json',
      )
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export and import
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void exportAs('csv')}>Export as CSV (for Excel)</MenuItem>
        <MenuItem onClick={() => void exportAs('json')}>Export as JSON</MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setImporting(true)
          }}
        >
          Import …
        </MenuItem>
      </Menu>
      {isImporting && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  )
}
