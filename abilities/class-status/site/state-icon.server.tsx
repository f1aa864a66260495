import type { DayState } from '../../../school/content/class-status/class-status.ts'

/** A sign for each state, which differs in shape and not only in color. */
const signs: Record<DayState, string> = {
  'no-classes': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12h10',
  remote: 'M4 5h16v11H4zM2 20h20',
  'early-dismissal': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5H8',
  'late-start': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5h4',
  'as-usual': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12.5l3.5 3.5L17 9',
  'no-school-day': 'M4 5h16v15H4zM4 10h16M8 2v5M16 2v5M9 15h6',
  unknown: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 9.5a3 3 0 1 1 3 3.5v1M12 17v.5',
}

export const StateIcon = ({ state }: { state: DayState }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={signs[state]} />
  </svg>
)
