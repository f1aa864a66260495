import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { FieldShape } from '../forms/form-shape.ts'
import { listChanges } from '../history/field-changes.ts'
import { ChangeList } from '../history/field-diff.tsx'
import type { DocumentId } from '../api/documents.ts'
import { readRevision } from '../history/revisions.ts'
import type { Previewed } from '../preview/make-preview.ts'
import { PageFrame } from '../preview/page-frame.tsx'
import { pageWidths, usePreviewSettings } from '../preview/preview-settings.tsx'
import { useRoom } from '../preview/use-room.ts'
import * as styles from './compare-pane.module.css'

interface ComparePaneProps extends Previewed {
  revised: DocumentId
  shape: FieldShape
  /** the revision that visitors read */
  liveRevision: number
}

/** A change beside what visitors see now: its fields, then both pages. */
export function ComparePane({ revised, shape, liveRevision, ...changed }: ComparePaneProps) {
  const { settings, controls } = usePreviewSettings()
  const { data: live } = useQuery({
    queryKey: ['revision', revised, liveRevision],
    queryFn: () => readRevision(revised, liveRevision),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section aria-label="What changes" className={styles.root}>
      <h2>What changes</h2>
      {live === undefined ? (
        <p>One moment …</p>
      ) : (
        <>
          <ChangeList changes={listChanges(shape, live, changed.data)} />
          {controls}
          <div className={styles.pages}>
            <ComparedPage
              {...changed}
              {...settings}
              data={live}
              live="published"
              title="What visitors see now"
            />
            <ComparedPage {...changed} {...settings} live="typed" title="With the change" />
          </div>
        </>
      )}
    </section>
  )
}

function ComparedPage(page: Omit<ComponentProps<typeof PageFrame>, 'room'>) {
  const { box, room } = useRoom<HTMLElement>(pageWidths.phone)
  return (
    <section ref={box} aria-label={page.title}>
      <h3>{page.title}</h3>
      <PageFrame {...page} room={room} />
    </section>
  )
}
