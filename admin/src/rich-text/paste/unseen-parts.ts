import { removeHiddenCells } from './hidden-cells.ts'
import { nearest, textsIn, unwrap, type PastedPage } from './pasted-styles.ts'

/** Counts parts of a paste that were hidden where they were copied. */
export interface UnseenParts {
  comments: number
  deletions: number
  hidden: number
}

/** Notes of reviewers, and the marks that lead to them: Word, Excel, Google Docs. */
const commentMarks =
  '.msocomanchor, .MsoCommentReference, .msocomtxt, sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])'

/** Words that a reviewer has deleted: Word and LibreOffice, Word on the web. */
const trackedDeletions =
  'del[cite], del[datetime], .msoDel, [class*="TrackChangeTextDeletion"], [class*="TrackChangeDeletion"]'
const trackedInsertions = 'ins[cite], ins[datetime], .msoIns'

/** Removes comments, tracked deletions and hidden text from a paste, and counts them. */
export function removeUnseenParts(pasted: PastedPage): UnseenParts {
  const { page, stylesOf } = pasted
  const all = [...page.body.querySelectorAll('*')]
  const is = (name: string, pattern: RegExp) => (element: Element) =>
    pattern.test(stylesOf(element).get(name) ?? '')

  const isNote = is('mso-element', /^comment$/)
  const isCommentList = is('mso-element', /^comment-list$/)
  const noteParts = [
    ...all.filter(is('mso-special-character', /^comment$/)),
    ...page.querySelectorAll(commentMarks),
  ]
  const notes = all.filter(isNote).filter(hasContent)
  const comments = notes.length || noteParts.filter(hasContent).length
  for (const part of [...notes, ...all.filter(isCommentList), ...noteParts]) part.remove()

  const deletions = removeAll([...page.querySelectorAll(trackedDeletions)])
  for (const insertion of page.querySelectorAll(trackedInsertions)) unwrap(insertion)

  const cells = removeHiddenCells(pasted, isNotDrawn(pasted))
  const parts = removeAll(all.filter(isNotDrawn(pasted)))
  const leaves = [...textsIn(page), ...page.querySelectorAll('img')].filter((leaf) =>
    isUnseenLeaf(pasted, leaf.parentElement),
  )
  for (const leaf of leaves) leaf.remove()
  return { comments, deletions, hidden: cells + parts + leaves.length }
}

/** Removes elements; @returns how many of them had content and were not inside another one. */
function removeAll(elements: readonly Element[]): number {
  let count = 0
  for (const element of elements) {
    if (!element.isConnected) continue
    if (hasContent(element)) count += 1
    element.remove()
  }
  return count
}

const hasContent = (element: Element) =>
  /[^\s\u00a0]/.test(element.textContent) || element.querySelector('img') !== null

/** Tells whether an element is left out of the drawing with everything in it. */
const isNotDrawn =
  ({ stylesOf }: PastedPage) =>
  (element: Element): boolean => {
    const styles = stylesOf(element)
    return (
      element.hasAttribute('hidden') ||
      styles.get('display') === 'none' ||
      /^0*\.?0+%?$/.test(styles.get('opacity') ?? '') ||
      isOffThePage(styles)
    )
  }

/** Recognizes words for screen readers, which web pages place outside what is seen. */
function isOffThePage(styles: ReadonlyMap<string, string>): boolean {
  if (/-\d{3,}/.test(styles.get('text-indent') ?? '')) return true
  if (!/^(?:absolute|fixed)$/.test(styles.get('position') ?? '')) return false
  const sizes = [styles.get('width'), styles.get('height')]
  return (
    sizes.every((size) => /^[01]px$/.test(size ?? '')) ||
    ['left', 'top'].some((side) => /-\d{3,}/.test(styles.get(side) ?? ''))
  )
}

/** Tells whether a text or picture is hidden by a style that its ancestors pass on. */
function isUnseenLeaf({ stylesOf }: PastedPage, parent: Element | null): boolean {
  const inherited = (name: string) => nearest(parent, (element) => stylesOf(element).get(name))
  return (
    /^(?:hidden|collapse)$/.test(inherited('visibility') ?? '') ||
    /^(?:all|screen)$/.test(inherited('mso-hide') ?? '') ||
    /^0(?:\.0+)?(?:[a-z]+|%)?$/.test(inherited('font-size') ?? '') ||
    inherited('color') === 'transparent'
  )
}
