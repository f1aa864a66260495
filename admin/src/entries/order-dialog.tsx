import { useEffect, useState } from 'react'
import type { AnyKind, KindName } from '../../../school/kinds/index.ts'
import { positionLimit } from '../../../school/kinds/entry-status.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { moveItem } from '../forms/form-data.ts'
import { MovableItem } from '../forms/movable-item.tsx'
import { notify } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import * as layout from '../ui/layout.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { categoryName } from './entry-columns.ts'
import type { Entry } from '../api/documents.ts'

/** Maximum number of entries per answer of the API. */
const perPage = 500

/** Reads the visible entries of one list in their order; no more than can be ordered by hand. */
async function readPlaced(
  kind: KindName,
  category: string,
): Promise<{ placed: Entry[]; total: number }> {
  const found: Entry[] = []
  let total = positionLimit
  for (let page = 1; (page - 1) * perPage < Math.min(total, positionLimit); page += 1) {
    const answer = await callStaffApi('GET /entries/:kind', {
      params: { kind },
      query: { category, state: 'published', page, perPage, sort: 'sortDay', order: 'DESC' },
    })
    found.push(...answer.data)
    total = answer.total
  }
  const place = ({ position }: Entry) => position ?? Number.POSITIVE_INFINITY
  return { placed: found.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))), total }
}

export function OrderButton({ kind }: { kind: AnyKind }) {
  const [isOpen, setOpen] = useState(false)
  const { user } = useSession()
  if (!user || !hasRole(user, 'editor')) return null
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
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [total, setTotal] = useState(0)

  useEffect(() => {
    const read = async () => {
      const found = await readPlaced(kind.name, category)
      setEntries(found.placed)
      setTotal(found.total)
    }
    read().catch((error: unknown) => notify(messageOf(error), { type: 'error' }))
  }, [category, kind.name])

  const move = (from: number, to: number) => {
    if (to >= 0 && to < entries.length) setEntries(moveItem(entries, from, to))
  }
  const save = async () => {
    try {
      const ids = entries.map(({ id }) => id)
      await callStaffApi('POST /entries/:kind/commands', {
        params: { kind: kind.name },
        body: { action: 'order', ids },
      })
      const [see = null] = kind.listPages
      notify({ text: 'The new order is on the site.', see }, { type: 'success' })
      onClose()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <Dialog
      title={`Order of ${kind.labels.many.toLowerCase()}`}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => void save()}>
            Save this order
          </Button>
        </>
      }
    >
      <p>
        Drag, or use the arrows. The first one is on top.
        {total > entries.length &&
          ` Of the ${total} in this list you can order the newest ${entries.length}; the others follow by date.`}
      </p>
      {kind.categories.length > 0 && (
        <Select label="List" value={category} onChange={setCategory}>
          {kind.categories.map((name) => (
            <option key={name} value={name}>
              {categoryName(name)}
            </option>
          ))}
        </Select>
      )}
      <div className={layout.tightStack}>
        {entries.map(({ id, title }, index) => (
          <MovableItem
            key={id}
            name={title}
            list="order"
            index={index}
            count={entries.length}
            isDisabled={false}
            onMove={(by) => move(index, index + by)}
            onDrop={(from) => move(from, index)}
            onRemove={undefined}
          >
            <span className={layout.growPadded}>{title}</span>
          </MovableItem>
        ))}
      </div>
    </Dialog>
  )
}
