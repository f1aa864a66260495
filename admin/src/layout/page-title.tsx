import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode } from 'react'

interface PageTitleProps {
  title: string
  /** actions on the whole page, on the right */
  children?: ReactNode
}

/** The main heading of a page; it takes the focus, so that a screen reader announces the page. */
export function PageTitle({ title, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · DYCI staff`
  }, [title])
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
