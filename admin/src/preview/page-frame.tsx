import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import { makePreview, type Previewed } from './make-preview.ts'
import { pageWidths, type PreviewSettings } from './preview-settings.tsx'
import * as styles from './preview-pane.module.css'

/** Delay after the last key before the page is rendered again, in milliseconds. */
const renewAfterMs = 1_000

const height = 900

interface PageFrameProps extends Previewed, PreviewSettings {
  /** `published` for what visitors see now */
  live: 'typed' | 'published'
  /** names the page for screen readers */
  title: string
  /** room beside other things, in pixels */
  room: number
}

/** A page with fields that are saved or not, as small as its room; it follows the typing. */
export function PageFrame({
  subject,
  id,
  data,
  live,
  title,
  room,
  size,
  language,
}: PageFrameProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const isFirst = useRef(true)

  useEffect(() => {
    const show = async () => {
      isFirst.current = false
      try {
        setAddress((await makePreview({ subject, id, data }, live)).url)
        setProblem('')
      } catch (error) {
        setProblem(messageOf(error))
      }
    }
    const timer = setTimeout(() => void show(), isFirst.current ? 0 : renewAfterMs)
    return () => clearTimeout(timer)
  }, [subject, id, data, live])

  const width = pageWidths[size]
  const scale = Math.min(1, room / width)
  return (
    <>
      {problem && <Alert tone="warning">{problem}</Alert>}
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        {/* Without scripts: it is only for looking, and typing reloads it all the time. */}
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
    </>
  )
}
