import type { PropsWithChildren } from 'react'
import type { AlertTone } from './alert.tsx'
import * as styles from './chip.module.css'

type ChipTone = AlertTone | 'neutral'

/** A short mark, such as the state of an entry. */
export const Chip = ({ tone = 'neutral', children }: PropsWithChildren<{ tone?: ChipTone }>) => (
  <span className={styles[tone]}>{children}</span>
)
