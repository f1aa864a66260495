import type { ReactNode } from 'react'

/** A sign for each verdict, which differs in shape and not only in color. */
const signs = {
  true: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12.5l3.5 3.5L17 9',
  false: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 8l8 8M16 8l-8 8',
  over: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 6.5v7M12 17v.5',
}
export type VerdictWord = keyof typeof signs

/** The heading of a page about a code: whether the school said it. */
export const Verdict = ({ verdict, children }: { verdict: VerdictWord; children: ReactNode }) => (
  <h1 className="verdict" data-verdict={verdict}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signs[verdict]} />
    </svg>
    {children}
  </h1>
)
