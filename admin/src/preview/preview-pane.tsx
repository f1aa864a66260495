import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Segments } from '../ui/segments.tsx'
import { makePreview, type Previewed } from './make-preview.ts'
import * as styles from './preview-pane.module.css'

/** Widths of the previewed page, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const

/** How long after the last key the preview is rendered again, in milliseconds. */
const renewAfterMs = 1_000

/** The page as visitors will see it; follows the typing. */
export function PreviewPane({ subject, id, data }: Previewed) {
  const [size, setSize] = useState<keyof typeof widths>('phone')
  const [language, setLanguage] = useState<'en' | 'fil'>('en')
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const [room, setRoom] = useState(widths.phone as number)
  const box = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  useEffect(() => {
    const show = async () => {
      isFirst.current = false
      try {
        setAddress((await makePreview({ subject, id, data }, true)).url)
        setProblem('')
      } catch (error) {
        setProblem(messageOf(error))
      }
    }
    const timer = setTimeout(() => void show(), isFirst.current ? 0 : renewAfterMs)
    return () => clearTimeout(timer)
  }, [subject, id, data])

  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // On a phone it is below a long form.
    if (box.current && box.current.getBoundingClientRect().top > window.innerHeight)
      box.current.scrollIntoView()
  }, [])

  const width = widths[size]
  const scale = Math.min(1, room / width)
  const height = 900
  return (
    <section aria-label="Preview" ref={box} className={styles.root}>
      <div className={layout.row}>
        <Segments
          label="Width of the preview"
          value={size}
          onChange={setSize}
          choices={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
        />
        <Segments
          label="Language of the preview"
          value={language}
          onChange={setLanguage}
          choices={[
            { value: 'en', label: 'English' },
            { value: 'fil', label: 'Filipino' },
          ]}
        />
      </div>
      {problem && <Alert tone="warning">{problem}</Alert>}
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        {/* Without scripts: it is only for looking, and typing reloads it all the time. */}
        {address && (
          <iframe
            title="The page as visitors will see it"
            src={language === 'fil' ? `/fil${address}` : address}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className={styles.page}
            style={{ width, height, scale }}
          />
        )}
      </div>
    </section>
  )
}
