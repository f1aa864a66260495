import { describe } from 'vitest'
import { findSurfaces } from '../helpers/surfaces.ts'
import { administrator, engineName, expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'

/** Each date field of the form, with the note under it. */
const datesAndNotes = (visitor: Visitor) =>
  visitor.page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input[type^="date"]')].map((field) => {
      const noteId = field.getAttribute('aria-describedby') ?? ''
      return { value: field.value, note: document.getElementById(noteId)?.textContent ?? '' }
    }),
  )

async function enter(person: Visitor, path: string) {
  await person.goto(path)
  await person.fill(the('textbox', 'E-mail address'), administrator.email)
  await person.fill(part('input[type="password"]'), administrator.password)
  await person.click(the('button', 'Sign in'))
}

describe.skipIf(isMissing)(`in ${engineName}, staff`, () => {
  story('write an article with bold words and publish it', async ({ visitor: person }) => {
    await enter(person, '/admin/article/create')
    await person.fill(the('textbox', 'Title'), 'The lantern parade returns')
    await person.click(the('textbox', 'Text'))
    await person.page.type('It begins at ')
    await person.page.pressWithControl('b')
    await person.page.type('the gate')
    await person.page.pressWithControl('b')
    await person.page.type('.')
    await person.focus(the('combobox', 'Category'))
    await person.page.type('Campus News')
    await expect.poll(() => person.value(the('combobox', 'Category'))).toBe('Campus News')
    await person.click(the('button', 'Publish …'))
    await person.click(the('button', 'Publish now'))
    await expect.poll(() => person.text(the('alert'))).toContain('Published')
    await expect.poll(() => person.path()).toMatch(/^\/admin\/article\/\d+$/)
    await person.goto('/dycian-news/the-lantern-parade-returns')
    await person.sees(the('heading', 'The lantern parade returns'))
    expect(await person.text(part('.prose'))).toBe('It begins at the gate.')
    expect(await person.text(part('.prose strong'))).toBe('the gate')
  })

  story(
    'see that a date is empty, whatever the browser shows in its field',
    async ({ visitor: person }) => {
      await enter(person, '/admin/events/create')
      await person.sees(the('button', 'Publish …'))
      const empty = await datesAndNotes(person)
      expect(empty.map(({ value }) => value)).toEqual(['', ''])
      for (const { note } of empty) expect(note).toContain('No date yet.')
      await person.goto('/admin/news/create')
      await person.sees(the('button', 'Publish …'))
      const [date] = await datesAndNotes(person)
      expect(date?.value).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(date?.note).not.toContain('No date')
    },
  )

  story('see no page through a dialog, and leave it with Escape', async ({ visitor: person }) => {
    await enter(person, '/admin/staff')
    const invite = part('main button', undefined, 'Invite a person')
    await person.click(invite)
    await person.sees(the('dialog'))
    // The dialog fades in.
    await expect.poll(() => person.page.evaluate(findSurfaces)).not.toEqual([])
    const surfaces = await person.page.evaluate(findSurfaces)
    expect(surfaces.filter(({ isOpaque }) => !isOpaque)).toEqual([])
    await person.page.press('Escape')
    await person.seesNo(the('dialog'))
    await expect.poll(() => person.hasFocus(invite)).toBe(true)
  })
})
