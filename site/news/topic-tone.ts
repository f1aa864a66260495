/** A color of the palette that a typographic cover can have; `cover.module.css` has the tokens. */
export type Tone = 'pgs' | 'jhs' | 'shs' | 'college' | 'rose' | 'gold' | 'forest' | 'plum' | 'ink'

const tones = new Map<string, Tone>([
  ['pgs', 'pgs'],
  ['jhs', 'jhs'],
  ['shs', 'shs'],
  ['college', 'college'],
  ['robotics', 'rose'],
  ['paraya', 'rose'],
  ['scholarships', 'gold'],
  ['admissions', 'gold'],
  ['sustainability', 'forest'],
  ['spirituality', 'plum'],
])

/** Returns the color of an article without a picture: the color of its first topic with a color. */
export function toneOf(topics: readonly string[]): Tone {
  for (const topic of topics) {
    const tone = tones.get(topic.toLowerCase())
    if (tone) return tone
  }
  return 'ink'
}
