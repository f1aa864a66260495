import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { ShownAlert } from '../../../school/kinds/alert.ts'

const severities = { info: 'info', warning: 'warning', urgent: 'error' } as const

/** The alert that visitors see now. */
export function ShownAlertNote({
  alert,
  children,
}: {
  alert: ShownAlert | null
  children?: ReactNode
}) {
  if (!alert) return <Alert severity="info">No alert is shown on the site.</Alert>
  return (
    <Alert severity={severities[alert.level]} action={children}>
      On every page now: {alert.text}
    </Alert>
  )
}
