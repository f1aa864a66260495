import { useEffect } from 'react'
import type { Previewed } from './make-preview.ts'
import { PageFrame } from './page-frame.tsx'
import { pageWidths, usePreviewSettings } from './preview-settings.tsx'
import { useRoom } from './use-room.ts'
import * as styles from './preview-pane.module.css'

/** The page as visitors will see it; follows the typing. */
export function PreviewPane(previewed: Previewed) {
  const { settings, controls } = usePreviewSettings()
  const { box, room } = useRoom<HTMLElement>(pageWidths.phone)

  useEffect(() => {
    // On a phone it is below a long form.
    if (box.current && box.current.getBoundingClientRect().top > window.innerHeight)
      box.current.scrollIntoView()
  }, [box])

  return (
    <section aria-label="Preview" ref={box} className={styles.root}>
      {controls}
      <PageFrame
        {...previewed}
        {...settings}
        live="typed"
        title="The page as visitors will see it"
        room={room}
      />
    </section>
  )
}
