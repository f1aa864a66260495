import { describe, expect, test } from 'vitest'
import { markLanguages, partsByLanguage } from './other-languages.ts'

describe('words of other languages', () => {
  test.each([
    ['Paraya, simbang gabi', '<fil>Paraya</>, <fil>simbang gabi</>'],
    ['Magis: a Misa de Gallo', '<la>Magis</>: a <es>Misa de Gallo</>'],
    ['To magparaya', 'To <fil>magparaya</>'],
    ['summa cum laude, cum laude', '<la>summa cum laude</>, <la>cum laude</>'],
    ['Parayas, lolas, Magisterial, niñolola', 'Parayas, lolas, Magisterial, niñolola'],
    ['a robot called MAGIS', 'a robot called MAGIS'],
    ['', ''],
  ])('in “%s” are marked whole', (text, marked) => {
    const html = marked
      .replaceAll(/<(fil|la|es)>/g, '<span lang="$1">')
      .replaceAll('</>', '</span>')
    expect(markLanguages(text)).toBe(html)
  })

  test('say where they begin, and ordinary words where they go on', () => {
    const text = 'Misa de Gallo or simbang gabi?'
    const parts = partsByLanguage(text)
    expect(parts.map(({ part, at }) => text.slice(at, at + part.length) === part)).not.toContain(
      false,
    )
    expect(parts.map(({ at }) => at)).toEqual([0, 0, 13, 17, 29])
  })

  test('are marked outside the tags of HTML', () => {
    expect(
      markLanguages('<em>magis</em> <a href="/paraya">Paraya</a> &amp; us<img alt="Paraya">'),
    ).toBe(
      '<em><span lang="la">magis</span></em> <a href="/paraya"><span lang="fil">Paraya</span></a> &amp; us<img alt="Paraya">',
    )
  })
})
