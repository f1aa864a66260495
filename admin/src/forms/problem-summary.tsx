import { useEffect, useRef, type MouseEvent } from 'react'
import type { Problem } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import { fieldLabel } from './field-label.ts'
import { fieldId } from './form-data.ts'
import type { FieldShape } from './form-shape.ts'
import { goToField } from './go-to-field.ts'

interface ProblemSummaryProps {
  shape: FieldShape
  /** the problems that are still open */
  problems: readonly Problem[]
  /** the problems of the last attempt; a new list is a new attempt */
  tried: readonly Problem[]
}

/**
 * Lists the problems to fix before saving, each linked to its field; takes the focus after each
 * attempt.
 */
export function ProblemSummary({ shape, problems, tried }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tried.length === 0 || !box.current) return
    box.current.focus({ preventScroll: true })
    bringBelowBars(box.current)
  }, [tried])
  if (problems.length === 0) return null
  const goTo = (field: string) => (event: MouseEvent) => {
    event.preventDefault()
    void goToField(field)
  }
  return (
    <Alert
      tone="error"
      ref={box}
      tabIndex={-1}
      title={
        <h2>
          {problems.length === 1
            ? 'One field needs your attention'
            : `${problems.length} fields need your attention`}
        </h2>
      }
    >
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field + message}>
            {field === '' ? (
              message
            ) : (
              <a href={`#${fieldId(field)}`} onClick={goTo(field)}>
                {fieldLabel(shape, field)}: {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Scrolls an element into view below the page's bar and the actions. */
function bringBelowBars(element: HTMLElement) {
  const pageBar = document.querySelector('header')?.getBoundingClientRect()
  const actions = document.querySelector('section[aria-label="Actions"]')?.getBoundingClientRect()
  const covered = (pageBar?.bottom ?? 0) + (actions?.height ?? 0)
  element.style.scrollMarginTop = `${covered + 16}px`
  const { top, bottom } = element.getBoundingClientRect()
  if (top < covered || bottom > window.innerHeight) element.scrollIntoView({ block: 'start' })
}
