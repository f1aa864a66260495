import type { ClassState } from '../../school/kinds/class-notice-choices.ts'

/** A sign for each state, which differs in shape and not only in color. */
const signs: Record<ClassState | 'unknown', string> = {
  'no-classes': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12h10',
  remote: 'M4 5h16v11H4zM2 20h20',
  'early-dismissal': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5H8',
  'late-start': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5h4',
  'as-usual': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12.5l3.5 3.5L17 9',
  unknown: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 9.5a3 3 0 1 1 3 3.5v1M12 17v.5',
}

export const StateIcon = ({ state }: { state: ClassState | 'unknown' }) => (
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
