import { describe } from 'vitest'
import { findSurfaces } from '../helpers/surfaces.ts'
import { engineName, expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'

const menuButton = the('button', 'Open menu')
const drawer = the('navigation', 'Site')
const cookieBar = the('region', 'Cookie consent')
const categories = the('navigation', 'News categories')

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
    'sees no page through the question about cookies and the menu, which opens one section at a time and closes in three ways',
    async ({ visitor }) => {
      const expectOpaque = async () => {
        await expect.poll(() => visitor.page.evaluate(findSurfaces)).not.toEqual([])
        const surfaces = await visitor.page.evaluate(findSurfaces)
        expect(surfaces.filter(({ isOpaque }) => !isOpaque)).toEqual([])
      }
      await visitor.goto('/announcements')
      await visitor.sees(cookieBar)
      await expectOpaque()
      await visitor.click(the('button', 'Accept', cookieBar))
      await visitor.seesNo(cookieBar)
      await visitor.click(menuButton)
      await visitor.sees(drawer)
      await expectOpaque()
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
})
