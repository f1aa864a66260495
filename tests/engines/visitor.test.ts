import { describe } from 'vitest'
import { openSiteContent } from '../helpers/site-content.ts'
import { findSurfaces } from '../helpers/surfaces.ts'
import { engineName, expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'

const menuButton = the('button', 'Open menu')
const drawer = the('navigation', 'Site')
const cookieBar = the('region', 'Cookie consent')
const categories = the('navigation', 'News categories')
const pager = the('navigation', 'Pages of news')

const markDocument = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.documentElement.classList.add('same'))
const isSameDocument = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.documentElement.classList.contains('same'))

const needsSidewaysScroll = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe.skipIf(isMissing)(`in ${engineName}, a visitor`, () => {
  story(
    'sees the home page with its type faces and pictures, wide and narrow',
    async ({ visitor }) => {
      await visitor.goto('/')
      await visitor.sees(the('heading', 'More Than A School, A Family'))
      const faces = () =>
        visitor.page.evaluate(
          () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
        )
      await expect.poll(faces).toBeGreaterThanOrEqual(2)
      const broken = () =>
        visitor.page.evaluate(
          () =>
            [...document.images].filter(
              ({ complete, naturalWidth }) => complete && naturalWidth === 0,
            ).length,
        )
      await expect.poll(broken).toBe(0)
      for (const width of [1280, 480]) {
        await visitor.page.resize(width, 800)
        await expect.poll(() => needsSidewaysScroll(visitor)).toBe(false)
      }
    },
  )

  story(
    'opens the menu, one section at a time, and closes it in three ways',
    async ({ visitor }) => {
      await visitor.arrive('/announcements')
      await visitor.click(menuButton)
      await visitor.sees(drawer)
      await visitor.click(part('summary', drawer, 'Learn With Us'))
      await visitor.sees(the('link', 'Grade School', drawer))
      await visitor.click(part('summary', drawer, 'Meaning'))
      await visitor.sees(the('link', 'Vision', drawer))
      await visitor.seesNo(the('link', 'Grade School', drawer))
      await visitor.page.press('Escape')
      await visitor.seesNo(drawer)
      await expect.poll(() => visitor.hasFocus(menuButton)).toBe(true)

      await visitor.click(menuButton)
      await visitor.sees(drawer)
      await visitor.page.clickAt(1200, 400)
      await visitor.seesNo(drawer)

      await markDocument(visitor)
      await visitor.click(menuButton)
      await visitor.click(the('link', 'Events', drawer))
      await visitor.isAt('/events')
      await visitor.seesNo(drawer)
      expect(await isSameDocument(visitor)).toBe(true)
    },
  )

  story('is asked about cookies once', async ({ visitor }) => {
    await visitor.goto('/announcements')
    await visitor.sees(cookieBar)
    await visitor.click(the('button', 'Decline', cookieBar))
    await visitor.seesNo(cookieBar)
    expect(await visitor.page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(
      'declined',
    )
    await visitor.page.reload()
    await visitor.sees(menuButton)
    await visitor.seesNo(cookieBar)
  })

  story('sees no page through the question about cookies and the menu', async ({ visitor }) => {
    /** Whether each surface over the page is opaque; waits until as many are shown. */
    const areOpaque = async (count: number) => {
      await expect
        .poll(async () => (await visitor.page.evaluate(findSurfaces)).length)
        .toBeGreaterThanOrEqual(count)
      return (await visitor.page.evaluate(findSurfaces)).filter(({ isOpaque }) => !isOpaque)
    }
    await visitor.goto('/announcements')
    await visitor.sees(cookieBar)
    expect(await areOpaque(1)).toEqual([])
    await visitor.click(the('button', 'Accept', cookieBar))
    await visitor.seesNo(cookieBar)
    await visitor.click(menuButton)
    await visitor.sees(drawer)
    expect(await areOpaque(1)).toEqual([])
  })

  story('chooses a topic with the keyboard, without losing the field', async ({ visitor }) => {
    const field = the('combobox', 'Topic')
    await visitor.arrive('/dycian-news')
    await markDocument(visitor)
    await visitor.focus(field)
    await visitor.page.press('ArrowDown')
    await visitor.page.press('ArrowDown')
    await expect.poll(() => visitor.value(field)).not.toBe('')
    const chosen = (await visitor.value(field)) ?? ''
    await visitor.isAt('/dycian-news')
    expect(await visitor.hasFocus(field)).toBe(true)
    await visitor.page.press('Enter')
    await visitor.isAt(`/dycian-news?topic=${chosen.replaceAll(' ', '+')}`)
    expect(await visitor.hasFocus(field)).toBe(true)
    expect(await visitor.value(field)).toBe(chosen)
    await visitor.page.press('ArrowDown')
    await expect.poll(() => visitor.value(field)).not.toBe(chosen)
    const next = (await visitor.value(field)) ?? ''
    await visitor.focus(the('button', 'Show'))
    await visitor.page.press('Enter')
    await visitor.isAt(`/dycian-news?topic=${next.replaceAll(' ', '+')}`)
    expect(await isSameDocument(visitor)).toBe(true)
  })

  story(
    'goes to an article without a reload, and Back to the place in the list',
    async ({ visitor }) => {
      await visitor.arrive('/dycian-news')
      await markDocument(visitor)
      const link = part('li:nth-child(8) article a', part('main'))
      const name = await visitor.text(link)
      await visitor.scrollTo(900)
      await visitor.click(link)
      await expect.poll(() => visitor.text(part('article h1'))).toBe(name)
      await expect.poll(() => visitor.scrolledBy()).toBe(0)
      await visitor.page.evaluate(() => history.back())
      await visitor.isAt('/dycian-news')
      await expect.poll(() => visitor.scrolledBy()).toBeGreaterThan(500)
      expect(await isSameDocument(visitor)).toBe(true)
    },
  )

  story('filters the news by category and turns its pages', async ({ visitor }) => {
    await visitor.arrive('/dycian-news')
    await markDocument(visitor)
    await visitor.click(the('link', 'Outside News', categories))
    await visitor.isAt('/dycian-news?category=Outside+News')
    await visitor.has(the('link', 'Outside News', categories), 'aria-current', 'true')
    await visitor.click(the('link', 'All', categories))
    await visitor.has(the('link', 'All', categories), 'aria-current', 'true')
    await visitor.click(the('link', 'Page 2', pager))
    await visitor.has(the('link', 'Page 2', pager), 'aria-current', 'page')
    await visitor.isAt('/dycian-news?page=2')
    expect(await isSameDocument(visitor)).toBe(true)
  })

  story('searches, reads what was found, and comes back to the words', async ({ visitor }) => {
    await visitor.arrive('/search')
    const field = the('searchbox', 'What are you looking for?')
    await visitor.fill(field, 'robotics olympiad')
    await visitor.page.press('Enter')
    await visitor.isAt('/search?q=robotics+olympiad')
    const first = part('article:first-of-type a', the('region', 'Results'))
    await visitor.sees(first)
    const name = await visitor.text(first)
    await visitor.click(first)
    await expect.poll(() => visitor.text(part('main h1'))).toBe(name)
    await visitor.page.evaluate(() => history.back())
    await expect.poll(() => visitor.value(field)).toBe('robotics olympiad')
  })

  story('goes through the months of events and opens one', async ({ visitor }) => {
    await visitor.arrive('/events?month=2026-12')
    await visitor.click(the('link', 'January 2027'))
    await visitor.sees(the('table', 'Events in January 2027'))
    await visitor.page.evaluate(() => history.back())
    const calendar = the('table', 'Events in December 2026')
    await visitor.sees(calendar)
    await visitor.click(part('a[href^="/events/"]', calendar))
    await visitor.sees(the('complementary', 'When and where'))
    expect(await visitor.attribute(part('a[href$=".ics"]'), 'href')).toMatch(/^\/events\/.+\.ics$/)
  })

  story('starts a video, which no server was asked for before', async ({ visitor, site }) => {
    const content = await openSiteContent(site)
    const video = { title: 'A day by the river', videoLink: 'https://youtu.be/abcdefghijk' }
    const { slug } = await content.addServiceArticle(video)
    await content.close()
    const path = `/servanthood/paraya/articles/${slug}`
    await expect.poll(async () => (await fetch(site.origin + path)).status).toBe(200)
    await visitor.arrive(path)
    expect(await visitor.count(part('iframe'))).toBe(0)
    await visitor.click(the('link', 'Play the video: A day by the river'))
    await expect
      .poll(() => visitor.page.evaluate(() => document.querySelector('iframe')?.src ?? ''))
      .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?.*autoplay=1/)
  })

  story(
    'goes on in Filipino from the menu, and sees there whether there are classes',
    async ({ visitor }) => {
      await visitor.arrive('/announcements')
      await visitor.click(menuButton)
      await visitor.click(the('link', 'Filipino', drawer))
      await visitor.isAt('/fil/announcements')
      expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe('fil')
      await visitor.click(part('main a[href="/fil/status"]'))
      await visitor.isAt('/fil/status')
      expect(await visitor.text(part('main h1'))).toBe('May pasok ba?')
      expect(await visitor.text(part('main h2'))).toMatch(/^Ngayon: /)
    },
  )

  story('sees that a page does not exist, and finds home', async ({ visitor }) => {
    await visitor.arrive('/nothing/here')
    expect(await visitor.text(part('main'))).toContain('Sorry, the page not found.')
    await visitor.click(the('link', 'Go Back To Home'))
    await visitor.isAt('/')
  })

  story('skips to the content with the keyboard', async ({ visitor }) => {
    await visitor.arrive('/dycian-news')
    await visitor.page.reload()
    await visitor.focus(the('link', 'Skip to content'))
    await visitor.page.press('Enter')
    await expect.poll(() => visitor.page.evaluate(() => location.hash)).toBe('#content')
  })

  story(
    'reads, opens the menu, filters and searches without scripts',
    async ({ visitorWithoutScripts: visitor }) => {
      await visitor.goto('/dycian-news')
      await visitor.click(menuButton)
      await visitor.sees(drawer)
      await visitor.click(the('link', 'Announcements', drawer))
      await visitor.isAt('/announcements')
      await visitor.goto('/dycian-news')
      await visitor.click(the('link', 'Outside News', categories))
      await visitor.isAt('/dycian-news?category=Outside+News')
      await visitor.goto('/search')
      await visitor.fill(the('searchbox'), 'robotics')
      await visitor.page.press('Enter')
      await visitor.isAt('/search?q=robotics')
      await visitor.sees(the('region', 'Results'))
    },
  )

  story('see nothing, without an error, in a page that is not there yet', async ({ visitor }) => {
    // A page without scripts, which could miss their elements.
    await visitor.goto('/robots.txt')
    await visitor.sees(part('pre'))
    await visitor.page.evaluate(() => document.documentElement.remove())
    await visitor.seesNo(part('pre'))
    await visitor.seesNo(the('heading', 'Robots'))
  })

  story('would be heard if a script failed or broke the policy', async ({ visitor, watched }) => {
    await visitor.goto('/data-privacy-policy')
    await visitor.sees(part('main h1'))
    await visitor.page.evaluate(() => {
      console.error('written to the console')
      const script = document.createElement('script')
      script.textContent = 'document.title = "changed"'
      document.body.append(script)
      setTimeout(() => {
        throw new Error('thrown by a script')
      })
    })
    for (const note of [
      /^error: written to the console/,
      /^policy: script-src/,
      /thrown by a script/,
    ])
      await expect.poll(() => watched.notes).toContainEqual(expect.stringMatching(note))
    watched.notes.length = 0
    expect(await visitor.page.evaluate(() => document.title)).not.toBe('changed')
  })
})
