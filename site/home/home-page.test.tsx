import { expect, test } from 'vitest'
import { readDepartments } from '../../school/content/reference/read-departments.server.ts'
import { departmentKind } from '../../school/kinds/departments.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

test('the home page leads to the four levels, each with its own words, and to three news', async () => {
  const { html, links } = await site.show('/')
  const departments = await readDepartments(site)
  expect(departments).toHaveLength(4)
  const levels = [...html.matchAll(/<li data-department="(\w+)">([\s\S]*?)<\/li>/g)]
  expect(levels.map(([, tag]) => tag)).toEqual(departments.map(({ tag }) => tag))
  for (const [, tag, level = ''] of levels) {
    const own = departments.find((department) => department.tag === tag)
    expect(level).toContain(own?.shortDescription)
    expect(level).toContain(`href="/learn-with-us/${tag}"`)
  }
  expect(links.filter(([, address]) => /^\/dycian-news\/[^?]+$/.test(address))).toHaveLength(3)
  expect(html).toContain('href="/contact-us"')
  expect(html).toContain('href="/search"')
})

test('a level shows its own picture, or the school’s banner', async () => {
  await site.changePages(departmentKind, (department) => ({
    ...department,
    bannerImg: department.tag === 'jhs' ? '/images/jhs.svg' : null,
  }))
  const { html } = await site.show('/')
  expect(html).toContain('<li data-department="jhs"><img src="/images/jhs.svg"')
  expect(html).toContain('<li data-department="shs"><img src="/images/default-banner.svg"')
})
