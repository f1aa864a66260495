import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KindName } from '../../../school/kinds/index.ts'
import type { BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import type { ShownList } from './use-entry-list.ts'

const actions = [
  { action: 'publish', text: 'Publish', question: 'Publish these now?' },
  { action: 'unpublish', text: 'Take down', question: 'Take these down from the site?' },
  {
    action: 'trash',
    text: 'Move to the trash',
    question: 'Move these to the trash? They can be restored.',
  },
] as const

type BulkCommand = BodyOf<'POST /entries/:kind/bulk'>

const actOnMany = (kind: KindName, body: BulkCommand) =>
  callStaffApi('POST /entries/:kind/bulk', { params: { kind }, body })

/** The actions on all selected entries. */
export function BulkActions({ kind, list }: { kind: KindName; list: ShownList }) {
  const { selectedIds, select } = list
  const [asked, setAsked] = useState<(typeof actions)[number] | null>(null)
  const queries = useQueryClient()

  const restore = async (ids: number[]) => {
    try {
      const { done } = await actOnMany(kind, { ids, action: 'restore' })
      notify(`${done.length} restored as they were.`, { type: 'success' })
      await queries.invalidateQueries()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  const run = async (action: BulkCommand['action']) => {
    try {
      const { done, refused } = await actOnMany(kind, { ids: [...selectedIds], action })
      const why = [...new Set(refused.map(({ error }) => error))].join(' ')
      const summary = `Done for ${done.length}.${refused.length > 0 ? ` Not for ${refused.length}: ${why}` : ''}`
      const message =
        action === 'trash' && done.length > 0
          ? { text: summary, onUndo: () => void restore(done) }
          : summary
      notify(message, {
        type: refused.length > 0 ? 'warning' : 'success',
        durationMs: 10_000,
      })
      select([])
      await queries.invalidateQueries()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      {actions.map((each) => (
        <Button look="inherit" key={each.action} onClick={() => setAsked(each)}>
          {each.text}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={asked.question}
          text={`${selectedIds.length} chosen.`}
          button={asked.text}
          onConfirm={() => run(asked.action)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
