import { expect, test } from 'vitest'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

/** Reads the crumbs of a page: as visitors and as search engines see them. */
async function trailOf(path: string) {
  const { html } = await site.show(path)
  const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  const crumbs = [...nav.matchAll(/<li( aria-current="page")?>([\s\S]*?)<\/li>/g)]
  return {
    seen: crumbs.map(([, isCurrent, crumb = '']) => [
      crumb.replace(/<[^>]*>/g, ''),
      /href="([^"]*)"/.exec(crumb)?.[1] ?? null,
      isCurrent !== undefined,
    ]),
    data: [...nav.matchAll(/"position":(\d),"name":"([^"]*)","item":"([^"]*)"/g)].map(
      ([, position, name, item]) => [Number(position), name, item],
    ),
  }
}

test('a page is led to from the home page, each step a link but the last', async () => {
  expect(await trailOf('/meaning/vision')).toEqual({
    seen: [
      ['Home', '/', false],
      [expect.any(String), '/meaning', false],
      ['Vision', null, true],
    ],
    data: [
      [1, 'Home', `${publicOrigin}/`],
      [2, expect.any(String), `${publicOrigin}/meaning`],
      [3, 'Sample: Vision', `${publicOrigin}/meaning/vision`],
    ],
  })
})

test('a step that is no page is plain text, and search engines do not read it', async () => {
  const { seen, data } = await trailOf('/innovations/dyci-research/research/jhs')
  expect(seen.slice(2)).toEqual([
    [expect.any(String), '/innovations/dyci-research', false],
    ['Studies', null, false],
    ['Junior High School', null, true],
  ])
  expect(data.slice(2)).toEqual([
    [3, expect.any(String), `${publicOrigin}/innovations/dyci-research`],
    [4, 'Junior High School', `${publicOrigin}/innovations/dyci-research/research/jhs`],
  ])
})

test('the tracks of a page lead to their list on the page of the department', async () => {
  for (const [tag, id, title] of [
    ['shs', 'stem', 'Tracks'],
    ['college', 'chs', 'Departments'],
    ['college', 'chs/bsn', 'Departments'],
  ]) {
    const { seen } = await trailOf(`/learn-with-us/${tag}/tracks/${id}`)
    expect(seen[3]).toEqual([title, `/learn-with-us/${tag}#tracks-${tag}`, false])
  }
})

test('the last step is the title of what is read', async () => {
  const { slug } = await site.addAnnouncement({ title: 'Half day', date: '2026-11-05' })
  expect((await trailOf(`/announcements/${slug}`)).seen).toEqual([
    ['Home', '/', false],
    ['Announcements', '/announcements', false],
    ['Half day', null, true],
  ])
})

test('a label that staff gave a page in the menu is its name here, too', async () => {
  const label = 'What we are here for'
  await site.changeReference(siteSettingsKind, (settings) => ({
    ...settings,
    menuLabels: { ...settings.menuLabels, '/meaning/mission': label },
  }))
  expect((await trailOf('/meaning/mission')).seen.at(-1)).toEqual([label, null, true])
})
