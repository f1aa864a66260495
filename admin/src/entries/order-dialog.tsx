import { useEffect, useState } from 'react'
import type { AnyKind, KindName } from '../../../school/kinds/index.ts'
import { positionLimit } from '../../../school/kinds/entry-status.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { moveItem } from '../forms/form-data.ts'
import { MovableItem } from '../forms/movable-item.tsx'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import * as layout from '../ui/layout.module.css'
import { FormDialog } from '../ui/form-dialog.tsx'
import { categoryName } from './entry-columns.ts'
import type { Entry } from '../api/documents.ts'

/** Maximum number of entries per answer of the API. */
const perPage = 500

/** The first visible entries of one list, and their total number. */
interface Order {
  entries: readonly Entry[]
  total: number
}

const noOrder: Order = { entries: [], total: 0 }

/** Reads the visible entries of one list in order, up to the number that can be ordered by hand. */
async function readOrder(kind: KindName, category: string): Promise<Order> {
  const entries: Entry[] = []
  let total = positionLimit
  for (let page = 1; (page - 1) * perPage < Math.min(total, positionLimit); page += 1) {
    const answer = await callStaffApi('GET /entries/:kind', {
      params: { kind },
      query: { category, state: 'published', page, perPage, sort: 'sortDay', order: 'DESC' },
    })
    entries.push(...answer.data)
    total = answer.total
  }
  const positionOf = ({ position }: Entry) => position ?? Number.MAX_SAFE_INTEGER
  return { entries: entries.sort((a, b) => positionOf(a) - positionOf(b)), total }
}

/** Opens the dialog that orders the entries of a kind by hand; for editors. */
export function OrderButton({ kind }: { kind: AnyKind }) {
  const [isOpen, setOpen] = useState(false)
  const isEditor = useHasRole('editor')
  if (!isEditor) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Order …</Button>
      {isOpen && <OrderDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Orders one list, by dragging or with the arrow buttons. */
function OrderDialog({ kind, onClose }: { kind: AnyKind; onClose: () => void }) {
  const [category, setCategory] = useState(kind.categories[0] ?? '')
  const [{ entries, total }, setOrder] = useState(noOrder)

  useEffect(() => {
    readOrder(kind.name, category).then(setOrder).catch(notifyFailure)
  }, [category, kind.name])

  const move = (from: number, to: number) => {
    if (to >= 0 && to < entries.length) setOrder({ entries: moveItem(entries, from, to), total })
  }
  const save = async () => {
    const ids = entries.map(({ id }) => id)
    await callStaffApi('POST /entries/:kind/commands', {
      params: { kind: kind.name },
      body: { action: 'order', ids },
    })
    const [see = null] = kind.listPages
    notify({ text: 'The new order is on the site.', see })
    onClose()
  }
  return (
    <FormDialog
      title={`Order of ${kind.labels.many.toLowerCase()}`}
      size="medium"
      button="Save this order"
      onSubmit={() => void save().catch(notifyFailure)}
      onClose={onClose}
    >
      <p>
        Drag, or use the arrows. The first one is on top.
        {total > entries.length &&
          ` Of the ${total} in this list you can order the newest ${entries.length}; the others follow by date.`}
      </p>
      {kind.categories.length > 0 && (
        <Select
          label="List"
          value={category}
          onChange={setCategory}
          choices={kind.categories.map((name) => [name, categoryName(name)])}
        />
      )}
      <div className={layout.tightStack}>
        {entries.map(({ id, title }, index) => (
          <MovableItem
            key={id}
            name={title}
            list="order"
            index={index}
            count={entries.length}
            onMove={move}
          >
            <span className={layout.growPadded}>{title}</span>
          </MovableItem>
        ))}
      </div>
    </FormDialog>
  )
}
