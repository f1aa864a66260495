import { expect, test } from 'vitest'
import { valueOf } from '../../tests/helpers/entries.ts'
import { checkDraft } from '../base/check-fields.ts'
import { serviceArticleKind } from './service-article.ts'

test('empty paragraphs and pictures of a draft are left out, the others stay in their order', () => {
  const draft = {
    ...valueOf(checkDraft(serviceArticleKind.schema, {})),
    paragraphs: ['', 'We planted rice.', '', 'It grew.'],
    images: ['', '/images/one.svg', '', '/images/two.svg'],
  }
  const filled = serviceArticleKind.fillIn(draft, '2026-11-20')
  expect(filled.paragraphs).toEqual(['We planted rice.', 'It grew.'])
  expect(filled.images).toEqual(['/images/one.svg', '/images/two.svg'])
  expect(filled.title).not.toBe('')
  expect(serviceArticleKind.fillIn({ ...draft, title: 'Rice' }, '2026-11-20').title).toBe('Rice')
})
