import { describe, expect, test } from 'vitest'
import { renderPart } from '../../tests/helpers/pages-in-memory.tsx'
import { Banner } from './banner.tsx'
import { Notice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { paginate } from './pagination.ts'
import { Picture } from './picture.tsx'
import { StalkChart } from './stalk-chart.tsx'

describe('a pager', () => {
  const pager = (current: number, pageCount: number) =>
    renderPart(
      <Pager
        label="Pages"
        current={current}
        pageCount={pageCount}
        addressOf={(page) => `/list?page=${page}`}
        {...paginate(current, pageCount)}
      />,
    )
  const gap = '<li><span aria-hidden="true">…</span></li>'

  test('in the middle of many pages has gaps at both ends and all four steps', () => {
    const { html, links } = pager(10, 20)
    expect(links.slice(0, 2)).toEqual([
      ['First', '/list?page=1'],
      ['Previous', '/list?page=9'],
    ])
    expect(links.slice(-2)).toEqual([
      ['Next', '/list?page=11'],
      ['Last', '/list?page=20'],
    ])
    expect(links.slice(2, -2).map(([page]) => page)).toEqual([
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
    ])
    expect(html.split(gap)).toHaveLength(3)
    expect(html).toContain(`<ol>${gap}`)
    expect(html).toContain(`${gap}</ol>`)
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-label="[^"]*10"[^>]*aria-current="page"/)
    expect(html).not.toContain('aria-disabled')
  })

  test('of two pages has no gap, and disabled steps at its ends', () => {
    const first = pager(1, 2)
    expect(first.html).not.toContain('…')
    expect(first.html.match(/aria-disabled="true"/g)).toHaveLength(2)
    expect(first.links.map(([text]) => text)).toEqual(['1', '2', 'Next', 'Last'])
    expect(pager(2, 2).links.map(([text]) => text)).toEqual(['First', 'Previous', '1', '2'])
  })
})

describe('a picture', () => {
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

  test('that is a drawing is one file, put off until it is near', () => {
    const { html } = renderPart(
      <Picture src="/images/hero.svg" standIn="/images/x.svg" width={10} height={20} />,
    )
    expect(html).toBe(
      '<img src="/images/hero.svg" alt="" width="10" height="20" decoding="async" loading="lazy"/>',
    )
  })

  test.each([null, ''])('that is %j shows the stand-in', (src) => {
    const { html } = renderPart(
      <Picture src={src} standIn="/images/x.svg" alt="Logo" width={1} height={1} isFirst />,
    )
    expect(html).toContain('<img src="/images/x.svg" alt="Logo"')
    expect(html).toContain('loading="eager"')
  })

  test('that is a photograph comes in each format and width, with its own description', () => {
    const { html } = renderPart(
      <Picture src={photo} standIn="/images/x.svg" width={640} height={360} />,
    )
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*320\.avif 320w/)
    expect(html).toMatch(/<source type="image\/webp" srcSet="[^"]*640\.webp 640w/)
    expect(html).toContain('srcSet="/media/a/whole.jpg 1600w"')
    expect(html).toContain('alt="Learners in the yard"')
    expect(html).toContain('sizes="auto, ')
    expect(html).not.toContain('fetchPriority')
  })

  test('that is the first photograph of a page is not put off', () => {
    const { html } = renderPart(
      <Picture src={photo} standIn="/x.svg" width={640} height={360} sizes="50vw" isFirst />,
    )
    expect(html).toContain('<img src="/media/a/whole.jpg"')
    expect(html).toContain('loading="eager"')
    expect(html).toContain('fetchPriority="high"')
    expect(html).toContain('sizes="50vw"')
  })
})

describe('a banner', () => {
  test('shows its title, whole or with its first letter apart, and its text', () => {
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
})

describe('a notice', () => {
  test('says what is missing and leads home, or where it is told to', () => {
    const home = renderPart(<Notice title="Not here" />)
    expect(home.headings).toEqual(['Not here'])
    expect(home.links).toEqual([['Go Back To Home', '/']])
    expect(home.html).toMatch(/<meta name="description" content="[^"]*Not here/)
    const other = renderPart(<Notice title="Not here" action={<a href="/events">Events</a>} />)
    expect(other.links).toEqual([['Events', '/events']])
  })
})

describe('a chart of stalks', () => {
  const heights = (values: number[]) => {
    const figures = values.map((value) => ({ label: `In ${value}`, value }))
    const { html } = renderPart(
      <StalkChart title="Titles" heading="Year" unit="Titles" figures={figures} />,
    )
    return [...html.matchAll(/<svg viewBox="0 0 48 (\d+)" height="(\d+)"/g)].map(
      ([, box, height]) => [Number(box), Number(height)],
    )
  }

  test('draws each as tall as its number, the largest 260 pixels, none below 4', () => {
    expect(heights([50, 100, 0])).toEqual([
      [130, 130],
      [260, 260],
      [4, 4],
    ])
    expect(heights([0])).toEqual([[4, 4]])
  })

  test('marks a node after every 40 pixels', () => {
    const { html } = renderPart(
      <StalkChart
        title="Titles"
        heading="Year"
        unit="Titles"
        figures={[
          { label: 'One', value: 260 },
          { label: 'Two', value: 81 },
        ]}
      />,
    )
    expect(html).toContain(
      'd="M0 220h48v4H0zM0 180h48v4H0zM0 140h48v4H0zM0 100h48v4H0zM0 60h48v4H0zM0 20h48v4H0z"',
    )
    expect(html).toContain('d="M0 41h48v4H0zM0 1h48v4H0z"')
    expect(html).toMatch(/<table[\s\S]*One[\s\S]*260/)
  })
})
