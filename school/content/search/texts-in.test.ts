import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

test('lists all texts of content, in both languages, with their places and as people read them', () => {
  const content = {
    title: 'Fair',
    content: '<p>All &amp; sundry</p>',
    startsAt: '2026-12-06T08:00',
    day: '2026-12-16',
    notADay: '2026-02-30',
    count: 12,
    isOpen: true,
    bannerImage: '/media/a.webp',
    contacts: [{ phone: '0917', fil: { texts: { phone: { text: 'wala' } } } }],
  }
  expect([...textsIn(content)]).toEqual([
    { path: 'title', text: 'Fair' },
    { path: 'content', text: 'All & sundry' },
    { path: 'startsAt', text: 'Sunday, December 6, 2026, 8:00 AM' },
    { path: 'day', text: 'Wednesday, December 16, 2026' },
    { path: 'notADay', text: '2026-02-30' },
    { path: 'count', text: '12' },
    { path: 'isOpen', text: '' },
    { path: 'bannerImage', text: '' },
    { path: 'contacts.0.phone', text: '0917' },
    { path: 'contacts.0.phone', text: 'wala' },
  ])
})
