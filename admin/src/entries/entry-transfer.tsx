import { useState } from 'react'
import { exportFileName } from '../../../school/content/editing/cells.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { saveFile } from '../layout/save-file.ts'
import { notify } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Menu } from '../ui/menu.tsx'

/** Exports all entries of a kind, and imports them. */
export function EntryTransfer({ kind }: { kind: AnyKind }) {
  const { user } = useSession()
  const [isImporting, setImporting] = useState(false)
  if (!user || !hasRole(user, 'editor')) return null

  const exportAs = async (format: 'csv' | 'json') => {
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
      <Menu
        button="Export and import"
        choices={[
          { text: 'Export as CSV (for Excel)', run: () => void exportAs('csv') },
          { text: 'Export as JSON', run: () => void exportAs('json') },
          { text: 'Import …', run: () => setImporting(true) },
        ]}
      />
      {isImporting && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  )
}
