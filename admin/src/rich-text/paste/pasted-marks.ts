import { nearest, textsIn, unwrap, type PastedPage } from './pasted-styles.ts'

/** Elements that say only what the marks of their texts say. */
const markTags = 'b, strong, i, em, s, strike, del, sub, sup'

/** Elements whose texts are bold already. */
const boldBlocks = 'h1, h2, h3, h4, h5, h6, th'

/**
 * Gives each text the marks that it was seen with, computed from tags and styles of all its
 * ancestors: Word and Google Docs write both, also to take a mark back.
 */
export function makeMarks(pasted: PastedPage): void {
  const marked = textsIn(pasted.page).map((text) => ({ text, marks: marksOf(pasted, text) }))
  for (const element of pasted.page.querySelectorAll(markTags)) unwrap(element)
  for (const { text, marks } of marked) {
    for (const mark of marks) {
      const element = pasted.page.createElement(mark)
      text.replaceWith(element)
      element.append(text)
    }
  }
}

function marksOf({ stylesOf }: PastedPage, { parentElement: parent }: Text): string[] {
  const isSeen = (property: string, on: RegExp, off: RegExp, tag: string) =>
    nearest(parent, (element) => {
      const value = stylesOf(element).get(property) ?? ''
      return on.test(value) || (off.test(value) ? false : element.matches(tag) || undefined)
    })
  const isStruck = nearest(
    parent,
    (element) =>
      element.matches('s, strike, del') ||
      ['text-decoration', 'text-decoration-line'].some((property) =>
        stylesOf(element).get(property)?.includes('line-through'),
      ) ||
      undefined,
  )
  const marks = {
    sup: isSeen('vertical-align', /^super$/, /^(?:sub|baseline)$/, 'sup'),
    sub: isSeen('vertical-align', /^sub$/, /^(?:super|baseline)$/, 'sub'),
    s: isStruck,
    em: isSeen('font-style', /^(?:italic|oblique)/, /^normal$/, 'i, em'),
    strong:
      !parent?.closest(boldBlocks) &&
      isSeen('font-weight', /^(?:bold|[6-9]\d\d)/, /^(?:normal|lighter|[1-5]\d\d)$/, 'b, strong'),
  }
  return Object.entries(marks).flatMap(([tag, isOn]) => (isOn ? [tag] : []))
}
