import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { makePhoto } from '../helpers/pictures.ts'
import { findSurfaces } from '../helpers/surfaces.ts'
import { administrator, engineName, expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'

const stored = (visitor: Visitor) =>
  visitor.page.evaluate(() => ({
    user: localStorage.getItem('user'),
    token: localStorage.getItem('token'),
  }))

const alert = the('alert')

/** Each date field of the form, with the note under it. */
const datesAndNotes = (visitor: Visitor) =>
  visitor.page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input[type^="date"]')].map((field) => {
      const noteId = field.getAttribute('aria-describedby') ?? ''
      return { value: field.value, note: document.getElementById(noteId)?.textContent ?? '' }
    }),
  )

const draftCount = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length

async function signIn(person: Visitor, password = administrator.password) {
  await person.fill(the('textbox', 'E-mail address'), administrator.email)
  await person.fill(part('input[type="password"]'), password)
  await person.click(the('button', 'Sign in'))
}

async function enter(person: Visitor, path: string) {
  await person.goto(path)
  await signIn(person)
}

describe.skipIf(isMissing)(`in ${engineName}, staff`, () => {
  story('sign in to the page that they asked for, and sign out', async ({ visitor: person }) => {
    await enter(person, '/admin/announcement')
    await person.sees(the('heading', 'Announcements'))
    await person.isAt('/admin/announcement')
    expect((await stored(person)).token).toMatch(/^\S{40,}$/)
    await person.page.reload()
    await person.sees(the('heading', 'Announcements'))
    await person.click(the('button', 'Administrator', the('banner')))
    await person.click(the('menuitem', 'Sign out'))
    await person.sees(the('heading', 'Sign in'))
    expect(await stored(person)).toEqual({ user: null, token: null })
    await person.goto('/admin/dashboard')
    await person.sees(the('heading', 'Sign in'))
  })

  story('see that a password is wrong', async ({ visitor: person }) => {
    await person.goto('/login')
    await signIn(person, 'not the password')
    await expect.poll(() => person.text(alert)).toMatch(/password/i)
    expect(await person.value(the('textbox', 'E-mail address'))).toBe(administrator.email)
    expect(await stored(person)).toEqual({ user: null, token: null })
  })

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
    await expect.poll(() => person.text(alert)).toContain('Published')
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

  story(
    'are offered an unsaved draft after a reload, and go on with it',
    async ({ visitor: person }) => {
      await enter(person, '/admin/news/create')
      const title = the('textbox', 'Title')
      await person.fill(title, 'Kept through a reload')
      await expect.poll(() => person.page.evaluate(draftCount)).toBe(1)
      await person.page.reload()
      const goOn = the('button', 'Continue with them')
      await person.sees(goOn)
      expect(await person.value(title)).toBe('')
      await person.click(goOn)
      await expect.poll(() => person.value(title)).toBe('Kept through a reload')
    },
  )

  story('upload a picture and describe it', async ({ visitor: person }) => {
    const folder = makeTestFolder('picture')
    const file = join(folder, 'Gate.jpg')
    await writeFile(file, await (await makePhoto(640, 480)).jpeg().toBuffer())
    await enter(person, '/admin/media')
    await person.sees(the('button', 'Upload files'))
    await person.page.chooseFiles('input[type="file"]', [file])
    await person.click(the('button', 'No learners in Gate.jpg'))
    await person.click(the('button', 'Open Gate'))
    await person.fill(the('textbox', 'What it shows', the('dialog')), 'The gate of the school')
    await person.click(the('button', 'Save', the('dialog')))
    await person.sees(the('img', 'The gate of the school'))
    removeTestFolder(folder)
  })
})
