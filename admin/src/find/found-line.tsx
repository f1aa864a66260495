import { StateChip } from '../entries/state-chip.tsx'
import type { FinderGroup } from '../ui/finder.tsx'
import { groupNames, keyOf, type Found } from './find.ts'
import * as styles from './found-line.module.css'

/** A text whose found words are marked. */
const Marked = ({ pieces }: { pieces: Found['title'] }) =>
  pieces.map(({ text, isMatch }, place) =>
    // Pieces have no ids, and stay in order.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )

/** Puts results into their groups, in order. */
export const groupsOf = (results: readonly Found[]): FinderGroup[] =>
  [...new Set(results.map(({ group }) => group))].map((group) => ({
    label: groupNames[group],
    options: results
      .filter((found) => found.group === group)
      .map((found) => ({ id: keyOf(found), content: <FoundLine found={found} /> })),
  }))

/** One result: its title, what it is, its state, and the text that matches. */
const FoundLine = ({ found }: { found: Found }) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <b className={styles.title}>
        <Marked pieces={found.title} />
      </b>
      {found.state && found.state !== 'published' && <StateChip state={found.state} />}
      <span className={styles.label}>{found.label}</span>
    </div>
    {found.excerpt.length > 0 && (
      <div className={styles.excerpt}>
        <Marked pieces={found.excerpt} />
      </div>
    )}
  </div>
)

/** One line with a name, and what it is. */
export const NamedLine = ({ name, label }: { name: string; label?: string | undefined }) => (
  <div className={styles.head}>
    <span className={styles.title}>{name}</span>
    {label && <span className={styles.label}>{label}</span>}
  </div>
)
