import { expect, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  announcement,
  noon,
  putEntry,
  valueOf,
  type EntryState,
} from '../../../tests/helpers/entries.ts'
import { json, standInHostForEach } from '../../../tests/helpers/stand-in-host.ts'
import { announcementKind, type AnnouncementInput } from '../../kinds/announcement.ts'
import { readAnnouncement, readAnnouncements } from './read-announcements.server.ts'

describeOnDatabases('announcements from the site’s own database', (given) => {
  const put = (fields: Partial<AnnouncementInput>, state: EntryState = {}) =>
    putEntry(given.database, announcementKind, announcement(fields), state)

  test('are those that visitors may see, newest first', async () => {
    await put({ title: 'Older', date: '2026-10-01' })
    const { id } = await put({
      startsOn: '2026-11-06',
      endsOn: '2026-11-07',
      bannerImage: '/media/a.webp',
    })
    await put({ title: 'Tomorrow' }, { publishAt: noon + 1 })
    await put({ title: 'Over' }, { expiresAt: noon })
    await put({ title: 'Draft' }, { status: 'draft' })
    const list = valueOf(await readAnnouncements(sourceOf(given.database).source))
    expect(list.map(({ title }) => title)).toEqual(['No classes on Friday', 'Older'])
    expect(list[0]).toEqual({
      announcementID: String(id),
      slug: 'no-classes-on-friday',
      title: 'No classes on Friday',
      date: '2026-11-05',
      startsOn: '2026-11-06',
      endsOn: '2026-11-07',
      category: 'Advisory',
      image: '/media/a.webp',
      sample: false,
    })
  })

  test('open at their address with a clean body', async () => {
    const { source } = sourceOf(given.database)
    await put({ content: '<p onclick="x()">Stay home.</p>' })
    expect(valueOf(await readAnnouncement(source, 'no-classes-on-friday'))).toMatchObject({
      title: 'No classes on Friday',
      content: '<p>Stay home.</p>',
    })
    expect(valueOf(await readAnnouncement(source, 'elsewhere'))).toBeNull()
  })
})

describeOnDatabases('announcements from a content host', (given) => {
  const announcementContent = '<p>a</p><script>x</script>'
  const host = standInHostForEach(json([{ announcementTitle: 'From afar', announcementContent }]))

  test('take the place of what the database holds', async () => {
    const { source } = sourceOf(given.database, host.origin)
    expect(valueOf(await readAnnouncements(source))).toMatchObject([{ title: 'From afar' }])
    expect(valueOf(await readAnnouncement(source, 'from-afar'))).toMatchObject({
      content: '<p>a</p>',
    })
    expect(valueOf(await readAnnouncement(source, 'elsewhere'))).toBeNull()
  })

  test('that fails is noted for the log once, with the status, and is not asked again at once', async () => {
    host.answer(json({}, 500))
    const { source, reports } = sourceOf(given.database, host.origin)
    expect(await readAnnouncements(source)).toMatchObject({ ok: false })
    expect(await readAnnouncement(source, 'from-afar')).toMatchObject({ ok: false })
    expect(reports).toEqual(['Server returned 500'])
  })
})
