import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { makePreview, type Previewed } from './make-preview.ts'

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
    <Box
      component="section"
      aria-label="Preview"
      ref={box}
      sx={{ minWidth: 0, scrollMarginTop: 180 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={size}
        onChange={(_event, next: keyof typeof widths | null) => next && setSize(next)}
        aria-label="Width of the preview"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="phone">Phone</ToggleButton>
        <ToggleButton value="desktop">Desktop</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_event, next: typeof language | null) => next && setLanguage(next)}
        aria-label="Language of the preview"
        sx={{ mb: 1, ml: 1 }}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="fil">Filipino</ToggleButton>
      </ToggleButtonGroup>
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box
        sx={{
          height: height * scale,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          bgcolor: '#fff',
        }}
      >
        {/* Without scripts: it is only for looking, and typing reloads it all the time. */}
        {address && (
          <Box
            component="iframe"
            title="The page as visitors will see it"
            src={language === 'fil' ? `/fil${address}` : address}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            sx={{ border: 0, width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        )}
      </Box>
    </Box>
  )
}
