/** Parts of the sign-in page, which shows one at a time. */
export const parts = ['sign-in', 'code', 'link', 'set-up', 'invitation', 'reset'] as const
export type Part = (typeof parts)[number]
