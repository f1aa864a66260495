import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../../tests/helpers/pages-in-memory.tsx'
import { Banner } from './banner.tsx'
import { Notice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { Picture } from './picture.tsx'
import { StalkChart } from './charts.tsx'
import { UnbrokenText } from './unbroken-text.tsx'

const pager = (current: number, pageCount: number) =>
  renderPart(
    <Pager
      label="Pages"
      current={current}
      pageCount={pageCount}
      addressOf={(page) => `/list?page=${page}`}
    />,
  )

test('a pager in the middle of many pages has gaps at both ends and all four steps', () => {
  const { html, links } = pager(10, 20)
  expect(links).toEqual([
    ['First', '/list?page=1'],
    ['Previous', '/list?page=9'],
    ...[7, 8, 9, 10, 11, 12, 13].map((page) => [`${page}`, `/list?page=${page}`]),
    ['Next', '/list?page=11'],
    ['Last', '/list?page=20'],
  ])
  const gap = '<li><span aria-hidden="true">…</span></li>'
  expect(html.split(gap)).toHaveLength(3)
  expect(html).toContain(`<ol>${gap}`)
  expect(html).toContain(`${gap}</ol>`)
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-label="[^"]*10"[^>]*aria-current="page"/)
  expect(html).not.toContain('aria-disabled')
})

test('a pager of two pages has no gap, and disabled steps at its ends', () => {
  const { html, links } = pager(1, 2)
  expect(html).not.toContain('…')
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(links.map(([text]) => text)).toEqual(['1', '2', 'Next', 'Last'])
  expect(pager(2, 2).links.map(([text]) => text)).toEqual(['First', 'Previous', '1', '2'])
})

const photo = {
  address: '/media/a/whole.jpg',
  width: 1_600,
  height: 900,
  folder: '/media/a',
  widths: [320, 640],
  alt: 'Learners in the yard',
  focalX: 50,
  focalY: 50,
}
const picture = (fields: Partial<ComponentProps<typeof Picture>>) =>
  renderPart(<Picture src={photo} standIn="/x.svg" width={640} height={360} {...fields} />).html

test('a picture that is a drawing is one file, put off until it is near', () => {
  expect(picture({ src: '/images/hero.svg', width: 10, height: 20 })).toBe(
    '<img src="/images/hero.svg" alt="" width="10" height="20" decoding="async" loading="lazy"/>',
  )
})

test.each([null, ''])('a picture that is %j shows the stand-in', (src) => {
  const html = picture({ src, alt: 'Logo', isFirst: true })
  expect(html).toContain('<img src="/x.svg" alt="Logo"')
  expect(html).toContain('loading="eager"')
})

test('a picture that is a photograph comes in each format and width, with its own description', () => {
  const html = picture({})
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*320\.avif 320w/)
  expect(html).toMatch(/<source type="image\/webp" srcSet="[^"]*640\.webp 640w/)
  expect(html).toContain('srcSet="/media/a/whole.jpg 1600w"')
  expect(html).toContain('alt="Learners in the yard"')
  expect(html).toContain('sizes="auto, ')
  expect(html).not.toContain('fetchPriority')
})

test('a picture that is the first photograph of a page is not put off', () => {
  const html = picture({ sizes: '50vw', isFirst: true })
  expect(html).toContain('<img src="/media/a/whole.jpg"')
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('sizes="50vw"')
})

test('a banner shows its title, whole or with its first letter apart, and its text', () => {
  expect(renderPart(<Banner title="Meaning" />).html).toContain('<h1>Meaning</h1>')
  const { html, text } = renderPart(
    <Banner title="Meaning" highlightFirstLetter>
      <p>Why we are here</p>
    </Banner>,
  )
  expect(html).toMatch(/<h1><span[^>]*>M<\/span>eaning<\/h1>/)
  expect(text).toContain('Why we are here')
  expect(html).toContain('src="/images/default-banner.svg"')
})

test('a notice says what is missing and leads home, or where it is told to', () => {
  const home = renderPart(<Notice title="Not here" />)
  expect(home.headings).toEqual(['Not here'])
  expect(home.links).toEqual([['Go Back To Home', '/']])
  expect(home.html).toMatch(/<meta name="description" content="[^"]*Not here/)
  const other = renderPart(<Notice title="Not here" action={<a href="/events">Events</a>} />)
  expect(other.links).toEqual([['Events', '/events']])
})

test('a chart of stalks draws each as tall as its number, 260 pixels at most, 4 at least, with a node every 40', () => {
  const stalks = (values: number[]) => {
    const figures = values.map((value) => ({ label: `In ${value}`, value }))
    const { html } = renderPart(
      <StalkChart title="Titles" heading="Year" unit="Titles" figures={figures} />,
    )
    expect(html).toMatch(new RegExp(`<table[\\s\\S]*In ${values[0]}[\\s\\S]*${values[0]}`))
    const boxes = html.matchAll(/<svg viewBox="0 0 48 (\d+)" height="(\d+)".*?<\/svg>/g)
    return [...boxes].map(([svg, box, height]) => [
      Number(box),
      Number(height),
      [...svg.matchAll(/M0 (-?\d+)h48v4H0z/g)].map(([, top]) => Number(top)),
    ])
  }
  expect(stalks([50, 100, 0])).toEqual([
    [130, 130, [90, 50, 10]],
    [260, 260, [220, 180, 140, 100, 60, 20]],
    [4, 4, []],
  ])
  expect(stalks([0])).toEqual([[4, 4, []]])
})

test('dates and hyphenated words stay whole, and a text of one endless word comes as it is', () => {
  const kept = (text: string) =>
    [...renderPart(<UnbrokenText text={text} />).html.matchAll(/<span[^>]*>([^<]*)</g)].map(
      ([, word]) => word,
    )
  expect(kept('A one-year course and/or a follow-up, on December 16, 2026.')).toEqual([
    'one-year',
    'follow-up,',
    'December 16, 2026.',
  ])
  // With a pattern that starts again at each letter, this takes minutes.
  for (const letter of ['a', 'A']) expect(kept(letter.repeat(300_000))).toEqual([])
})
