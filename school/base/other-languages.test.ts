import { expect, test } from 'vitest'
import { markLanguages, partsByLanguage } from './other-languages.ts'

test.each([
  ['Paraya, simbang gabi', '<fil>Paraya</>, <fil>simbang gabi</>'],
  ['Magis: a Misa de Gallo', '<la>Magis</>: a <es>Misa de Gallo</>'],
  ['To magparaya', 'To <fil>magparaya</>'],
  ['summa cum laude, cum laude', '<la>summa cum laude</>, <la>cum laude</>'],
  ['Parayas, lolas, Magisterial, niñolola', 'Parayas, lolas, Magisterial, niñolola'],
  ['a robot called MAGIS', 'a robot called MAGIS'],
  ['', ''],
  [
    '<em>magis</em> <a href="/paraya">Paraya</a> &amp; us<img alt="Paraya">',
    '<em><la>magis</></em> <a href="/paraya"><fil>Paraya</></a> &amp; us<img alt="Paraya">',
  ],
])('words of other languages in “%s” are marked whole, outside of tags', (text, marked) => {
  const html = marked.replaceAll(/<(fil|la|es)>/g, '<span lang="$1">').replaceAll('</>', '</span>')
  expect(markLanguages(text)).toBe(html)
})

test('words of other languages say where they begin, and ordinary words where they go on', () => {
  const text = 'Misa de Gallo or simbang gabi?'
  const parts = partsByLanguage(text)
  for (const { part, at } of parts) expect(text.slice(at, at + part.length)).toBe(part)
  expect(parts.map(({ at }) => at)).toEqual([0, 0, 13, 17, 29])
})
