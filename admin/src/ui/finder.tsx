import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import * as fields from './field.module.css'
import * as styles from './finder.module.css'

export interface FinderOption {
  id: string
  content: ReactNode
}

export interface FinderGroup {
  label: string
  options: readonly FinderOption[]
}

interface FinderProps {
  label: string
  value: string
  onChange: (value: string) => void
  groups: readonly FinderGroup[]
  onChoose: (id: string) => void
  /** the first option is not known yet: Enter waits for it */
  isPending?: boolean
  /** the number of options, or why there are none; announced when it changes */
  status: ReactNode
  /** the problem with the value, shown in the place of the status */
  problem?: string
}

/**
 * A field with a list below that is always open (a combobox of WAI-ARIA). The field has the focus; arrow
 * keys choose, and Enter takes the chosen option, which is the first one at the start.
 */
export function Finder({
  label,
  value,
  onChange,
  groups,
  onChoose,
  isPending = false,
  status,
  problem = '',
}: FinderProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  // Enter was pressed before the first option was known.
  const isEntered = useRef(false)
  const options = groups.flatMap((group) => group.options)
  const active = options.find((option) => option.id === chosen) ?? options[0]
  const idOf = (option: FinderOption) => `${id}-${option.id}`

  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const firstId = active?.id
  useEffect(() => {
    if (!isEntered.current || isPending) return
    isEntered.current = false
    if (firstId !== undefined) choose(firstId)
  }, [isPending, firstId])

  const move = (by: number) => {
    const index = active ? options.indexOf(active) : -1
    const next = options[(index + by + options.length) % options.length]
    if (!next) return
    setChosen(next.id)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      move(step)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Without an option, Enter sends the form that the field is in.
    if (!active && !isPending) return
    event.preventDefault()
    if (isPending && chosen === null) isEntered.current = true
    else if (active) onChoose(active.id)
  }
  return (
    <div className={styles.root}>
      <div className={fields.root}>
        <label htmlFor={id} className={fields.label}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className={fields.input}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-describedby={`${id}-status`}
          aria-invalid={problem !== ''}
          aria-activedescendant={active && idOf(active)}
          value={value}
          onChange={(event) => {
            setChosen(null)
            isEntered.current = false
            list.current?.scrollTo(0, 0)
            onChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id={`${id}-status`} role="status" className={problem ? styles.problem : styles.status}>
        {problem || status}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={isPending}
        className={styles.list}
        hidden={options.length === 0}
      >
        {groups
          .filter((group) => group.options.length > 0)
          .map((group, index) => (
            <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div id={`${id}-group-${index}`} className={styles.group}>
                {group.label}
              </div>
              {group.options.map((option) => (
                // The field has the focus and takes the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.id}
                  id={idOf(option)}
                  role="option"
                  aria-selected={option === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setChosen(option.id)}
                  onClick={() => onChoose(option.id)}
                >
                  {option.content}
                </div>
              ))}
            </div>
          ))}
      </div>
    </div>
  )
}
