import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../ui/text-field.tsx'

/** Pause in typing before the list is filtered, in milliseconds. */
const pauseMs = 300

interface TypedFilterProps {
  label: string
  type?: 'search'
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** Filters a list by typed words, as soon as the person pauses. */
export function TypedFilter({ value, onChange, ...field }: TypedFilterProps) {
  // What is typed and not yet in the address.
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === value) setTyped(null)
  const send = useEffectEvent(onChange)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => send(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return <TextField {...field} value={typed ?? value} onChange={setTyped} />
}
