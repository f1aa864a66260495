import type { PropsWithChildren } from 'react'
import type { ShownAlert } from '../../../school/kinds/alert.ts'
import { Alert } from '../ui/alert.tsx'

const severities = { info: 'info', warning: 'warning', urgent: 'error' } as const

/** Says which alert visitors see now. @param children a button to change that */
export function ShownAlertNote({
  alert,
  children,
}: PropsWithChildren<{ alert: ShownAlert | null }>) {
  if (!alert) return <Alert tone="info">No alert is shown on the site.</Alert>
  return (
    <Alert tone={severities[alert.level]} action={children}>
      On every page now: {alert.text}
    </Alert>
  )
}
