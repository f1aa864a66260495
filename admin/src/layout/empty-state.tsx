import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Says that a list is empty, and what to do about it. */
export function EmptyState({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <Box
      sx={{ py: 5, px: 2, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}
    >
      <Box
        component="img"
        src="/images/logo.svg"
        alt=""
        sx={{ width: 56, height: 56, opacity: 0.55 }}
      />
      <Typography sx={{ maxWidth: 420 }}>{words}</Typography>
      {children}
    </Box>
  )
}
