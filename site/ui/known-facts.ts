import type { FactCard } from './fact-cards.tsx'

/**
 * Lists the facts that have a text, by their labels.
 * @example knownFacts({ Price: record.price, 'What to bring': record.papers })
 */
export const knownFacts = (
  facts: Readonly<Record<string, string | null | readonly string[]>>,
): FactCard['facts'] =>
  Object.entries(facts).flatMap(([label, value]) => {
    const texts = [value ?? []].flat()
    return texts.length > 0 ? [{ label, texts }] : []
  })
