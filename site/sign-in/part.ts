/** What the sign-in page shows: one of these at a time. */
export const parts = ['sign-in', 'code', 'link', 'set-up', 'invitation', 'reset'] as const
export type Part = (typeof parts)[number]
