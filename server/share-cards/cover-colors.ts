import type { Tone } from '../../site/news/topic-tone.ts'

/** The colors of a typographic card: its ground, its title, and the section above the title. */
export interface CoverColors {
  ground: string
  title: string
  section: string
}

const onDark = { title: '#ffffff', section: '#ffe3a1' }

/** The colors of `site/news/cover.module.css`, for pictures. */
export const coverColors: Readonly<Record<Tone, CoverColors>> = {
  pgs: { ground: '#a84a17', ...onDark },
  jhs: { ground: '#2f6b4a', ...onDark },
  shs: { ground: '#1d5b86', ...onDark },
  college: { ground: '#6b2f5c', ...onDark },
  rose: { ground: '#b3213f', ...onDark },
  gold: { ground: '#f2b632', title: '#10243e', section: '#10243e' },
  forest: { ground: '#1d4733', ...onDark },
  plum: { ground: '#431c3a', ...onDark },
  ink: { ground: '#10243e', ...onDark },
}
