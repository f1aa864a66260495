import type { ShownAlert } from '../../school/kinds/alert.ts'

/** What a bar above every page says: an alert, or what the school says of classes. */
export interface BarText {
  level: ShownAlert['level'] | 'classes'
  /** what a screen reader calls the bar */
  label: string
  /** the bold word at its beginning */
  lead: string
  text: string
  link: { to: string; label: string } | null
}
