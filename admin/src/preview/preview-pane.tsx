import { useEffect, useRef } from 'react'
import type { Previewed } from './make-preview.ts'
import { PageFrame, usePreviewSettings } from './page-frame.tsx'
import * as styles from './preview-pane.module.css'

/** The page as visitors will see it; follows the typing. */
export function PreviewPane(previewed: Previewed) {
  const { settings, controls } = usePreviewSettings()
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    // On a phone it is below a long form.
    if (box.current && box.current.getBoundingClientRect().top > window.innerHeight)
      box.current.scrollIntoView()
  }, [])

  return (
    <section aria-label="Preview" ref={box} className={styles.root}>
      {controls}
      <PageFrame
        {...previewed}
        {...settings}
        live="typed"
        title="The page as visitors will see it"
      />
    </section>
  )
}
