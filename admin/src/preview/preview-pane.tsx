import { useEffect, useRef, useState } from 'react'
import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './preview-pane.module.css'
import { SegmentedControl } from '../ui/segmented-control.tsx'

/** Delay after the last key before the page is rendered again, in milliseconds. */
const renewAfterMs = 1_000

/** Height of the previewed window, in pixels. */
const height = 900

/** Content to preview, as it is being written, saved or not. */
export type Previewed = Pick<BodyOf<'POST /previews'>, 'subject' | 'id' | 'data'>

interface PageFrameProps extends Previewed, PreviewSettings {
  /** the typed page, or the page that visitors see now; either address is valid for an hour */
  live: 'typed' | 'published'
  /** names the page for screen readers */
  title: string
}

/** A page of saved or typed fields, scaled to the room it has; it follows the typing. */
export function PageFrame({ subject, id, data, live, title, size, language }: PageFrameProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const isFirst = useRef(true)
  const box = useRef<HTMLDivElement>(null)
  const [boxWidth, setBoxWidth] = useState<number>(pageWidths.phone)

  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setBoxWidth(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const show = async () => {
      isFirst.current = false
      try {
        const { url } = await callStaffApi('POST /previews', { body: { subject, id, data, live } })
        setAddress(url)
        setProblem('')
      } catch (error) {
        setProblem(messageOf(error))
      }
    }
    const timer = setTimeout(() => void show(), isFirst.current ? 0 : renewAfterMs)
    return () => clearTimeout(timer)
  }, [subject, id, data, live])

  const width = pageWidths[size]
  const scale = Math.min(1, boxWidth / width)
  return (
    <div ref={box} className={layout.tightStack}>
      {problem && <Alert tone="warning">{problem}</Alert>}
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        {/* Without scripts: the page is only looked at, and typing reloads it often. */}
        {address && (
          <iframe
            title={title}
            src={language === 'fil' ? `/fil${address}` : address}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className={styles.page}
            style={{ width, height, scale }}
          />
        )}
      </div>
    </div>
  )
}

/** Widths of the previewed page, in pixels. */
const pageWidths = { phone: 390, desktop: 1280 } as const

/** Width and language of a previewed page. */
interface PreviewSettings {
  size: keyof typeof pageWidths
  language: 'en' | 'fil'
}

/** Holds width and language of previewed pages, with the controls that change them. */
export function usePreviewSettings() {
  const [size, setSize] = useState<PreviewSettings['size']>('phone')
  const [language, setLanguage] = useState<PreviewSettings['language']>('en')
  const controls = (
    <div className={layout.row}>
      <SegmentedControl
        label="Width of the preview"
        value={size}
        onChange={setSize}
        choices={[
          { value: 'phone', label: 'Phone' },
          { value: 'desktop', label: 'Desktop' },
        ]}
      />
      <SegmentedControl
        label="Language of the preview"
        value={language}
        onChange={setLanguage}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'fil', label: 'Filipino' },
        ]}
      />
    </div>
  )
  return { settings: { size, language }, controls }
}

/** The page as visitors will see it; follows the typing. */
export function PreviewPane(previewed: Previewed) {
  const { settings, controls } = usePreviewSettings()
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    // On a phone the preview is below a long form.
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
