import { useQuery } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'
import { formatCount } from '../layout/format-count.ts'
import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'
import type { Entry } from '../api/documents.ts'
import { useBesideEntry } from '../staff-ability.ts'
import { entryStates } from './state-chip.tsx'

/** State, dates and readers of an entry, beside its form. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const isPublic = entry.status === 'published'
  const beside = useBesideEntry()
  const { data: viewed, isLoading } = useQuery({
    queryKey: ['views', entry.kind, entry.id],
    queryFn: () => callStaffApi('GET /entries/:kind/:id/views', { params: entry }),
    enabled: entry.liveRevision !== null,
  })
  const facts = [
    { name: 'State', value: entryStates[entry.state].label },
    { name: 'Written by', value: entry.createdByName },
    {
      name: 'Last saved',
      value: [formatMoment(entry.updatedAt), entry.updatedBy].filter(Boolean).join(', by '),
    },
    { name: 'Shows from', value: isPublic ? formatMoment(entry.publishAt) : null },
    { name: 'The change shows from', value: formatMoment(entry.dueAt) },
    { name: 'Shows until', value: formatMoment(entry.expiresAt) },
    {
      name: `Read in the last ${viewed?.days ?? 30} days`,
      // Has its line from the start, so that the fields below do not move.
      value: viewed ? formatCount(viewed.views, 'view') : isLoading && '…',
    },
  ].filter(({ value }) => value)
  return (
    <aside aria-label="About this entry" className={layout.stack}>
      <dl className={layout.tightStack}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={layout.muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {entry.state === 'published' && entry.address && (
        <a href={entry.address} target="_blank" rel="noopener">
          See it on the site
        </a>
      )}
      {beside.map(({ name, Component }) => (
        <Component key={name} entry={entry} />
      ))}
    </aside>
  )
}
