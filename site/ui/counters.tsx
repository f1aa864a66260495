interface CountersProps {
  label: string
  counters: readonly { label: string; value: number; note: string | null }[]
}

/** Numbers with labels. */
export function Counters({ label, counters }: CountersProps) {
  return (
    <dl className="counters" aria-label={label}>
      {counters.map((counter) => (
        <div key={counter.label}>
          <dt>
            {counter.label}
            {counter.note && <span>{counter.note}</span>}
          </dt>
          <dd
            data-figure={counter.value}
            className={counter.value >= 1000 ? 'has-thousands' : undefined}
          >
            {counter.value.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
