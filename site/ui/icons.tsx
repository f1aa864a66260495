import type { ReactNode } from 'react'
import * as styles from './icons.module.css'

/** An interface icon: 24 px, one stroke. Screen readers skip it for the text beside it. */
function Icon({ path, children }: { path: string; children?: ReactNode }) {
  return (
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
      className={styles.root}
    >
      {children}
      <path d={path} />
    </svg>
  )
}

export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h10" />
export const CloseIcon = () => <Icon path="m6 6 12 12M18 6 6 18" />
export const ChevronIcon = () => <Icon path="m6 9 6 6 6-6" />
export const ArrowUpIcon = () => <Icon path="M12 19V5m-6 6 6-6 6 6" />
export const ArrowRightIcon = () => <Icon path="M5 12h14m-6-6 6 6-6 6" />

export const SearchIcon = () => (
  <Icon path="m15.5 15.5 5 5">
    <circle cx="10.5" cy="10.5" r="6.5" />
  </Icon>
)
