/** A row of actions that stays visible below the page's bar. */
export const actionBar = {
  position: 'sticky',
  top: 52,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  // On a phone the buttons are closer together, so that more of the page is visible.
  '& .MuiButton-root': { px: { xs: 1, sm: 2 }, minWidth: 0 },
  mb: 2,
} as const
