import * as styles from './progress.module.css'

/** Shows progress from 0 to 100; without a value, only that something is under way. */
export const ProgressBar = ({ label, value }: { label: string; value?: number }) => (
  <progress className={styles.root} aria-label={label} max={100} value={value} />
)

/** A turning ring that says that something loads. */
export const Spinner = () => (
  <span role="progressbar" aria-label="Loading" className={styles.spinner} />
)
