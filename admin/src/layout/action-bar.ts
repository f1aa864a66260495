/** A row of actions that stays in view below the bar of the page. */
export const actionBar = {
  position: 'sticky',
  top: 52,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  // On a phone its buttons stand closer, so that more of the page is seen below it.
  '& .MuiButton-root': { px: { xs: 1, sm: 2 }, minWidth: 0 },
  mb: 2,
} as const
