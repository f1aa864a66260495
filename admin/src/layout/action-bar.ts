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
  mb: 2,
} as const
