import * as layout from '../ui/layout.module.css'
import { sayFilipino } from './filipino-state.ts'
import type { FieldShape } from './form-shape.ts'

interface FilipinoNoteProps {
  versions: readonly FieldShape[]
  value: Record<string, unknown>
}

/** Says in which language visitors of Filipino pages read the texts of an object. */
export const FilipinoNote = ({ versions, value }: FilipinoNoteProps) => (
  <p className={layout.muted}>{sayFilipino(versions, value)}</p>
)
