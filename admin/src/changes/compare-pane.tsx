import { useQuery } from '@tanstack/react-query'
import type { FieldShape } from '../forms/form-shape.ts'
import { listChanges } from '../history/field-changes.ts'
import { ChangeList } from '../history/field-diff.tsx'
import { idOf, readRevision, type AnyDocument } from '../api/documents.ts'
import { PageFrame, usePreviewSettings } from '../preview/preview-pane.tsx'
import * as styles from './compare-pane.module.css'

interface ComparePaneProps {
  entry: AnyDocument
  shape: FieldShape
  /** the revision that visitors read */
  liveRevision: number
  /** the changed fields */
  data: unknown
}

/** Compares a change with what visitors see now: first the changed fields, then both pages. */
export function ComparePane({ entry, shape, liveRevision, data }: ComparePaneProps) {
  const revised = idOf(entry)
  const { settings, controls } = usePreviewSettings()
  const { data: live } = useQuery({
    queryKey: ['revision', revised, liveRevision],
    queryFn: () => readRevision(revised, liveRevision),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const pages = [
    { live: 'published', title: 'What visitors see now', data: live },
    { live: 'typed', title: 'With the change', data },
  ] as const
  return (
    <section aria-label="What changes" className={styles.root}>
      <h2>What changes</h2>
      {live === undefined ? (
        <p>One moment …</p>
      ) : (
        <>
          <ChangeList changes={listChanges(shape, live, data)} />
          {controls}
          <div className={styles.pages}>
            {pages.map((page) => (
              <section key={page.live} aria-label={page.title}>
                <h3>{page.title}</h3>
                <PageFrame subject={revised.kind} id={revised.id} {...settings} {...page} />
              </section>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
