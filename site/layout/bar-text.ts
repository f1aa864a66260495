import type { ShownAlert } from '../../school/kinds/alert.ts'
import type { Language } from '../languages/language.ts'

/** Text of a bar above every page, such as an alert or the state of classes. */
export interface BarText {
  level: ShownAlert['level'] | 'classes' | 'language'
  /** the name of the bar for screen readers */
  label: string
  /** the bold word at its beginning */
  lead: string
  text: string
  /** the `lang` of the text, where it is not that of the page */
  textLanguage?: Language | undefined
  link: { to: string; label: string } | null
}
