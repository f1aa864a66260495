import type { Locator, Page } from '@playwright/test'
import { makePhoto, markedAs } from '../helpers/pictures.ts'
import { boxOf } from './visit.ts'

/** Makes a photograph whose bytes no other file of the library has. */
export const photoOf = async (name: string, width = 640, height = 480) =>
  markedAs(name, await (await makePhoto(width, height)).jpeg().toBuffer())

export const library = (page: Page) => page.getByRole('list', { name: 'Files' })
export const uploads = (page: Page) => page.getByRole('status', { name: 'Uploads' })

/** Chooses files with the button that asks for them. */
export async function chooseFiles(
  page: Page,
  files: Record<string, Buffer>,
  button = 'Upload files',
) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(
    Object.entries(files).map(([name, buffer]) => ({ name, mimeType: '', buffer })),
  )
}

/** Uploads a file to the library; a picture shows no learners. */
export async function upload(page: Page, name: string, buffer: Buffer) {
  await chooseFiles(page, { [name]: markedAs(name, buffer) })
  if (name.endsWith('.pdf')) return
  await page.getByRole('button', { name: `No learners in ${name}` }).click()
}

/** Pasted or dropped data: a text, and the bytes of files by their names. */
interface Transferred {
  html?: string
  plain?: string
  files?: Record<string, Buffer>
}

const makeTransfer = (page: Page, { html = '', plain = '', files = {} }: Transferred) => {
  const bytes = Object.entries(files).map(([name, buffer]) => [name, [...buffer]] as const)
  return page.evaluateHandle(
    ([markup, text, all]) => {
      const transfer = new DataTransfer()
      if (markup) transfer.setData('text/html', markup)
      if (text) transfer.setData('text/plain', text)
      for (const [name, each] of all) transfer.items.add(new File([new Uint8Array(each)], name))
      return transfer
    },
    [html, plain, bytes] as const,
  )
}

/** Pastes into the text of a form as a browser does from another program. */
export async function paste(page: Page, pasted: Transferred) {
  const transfer = await makeTransfer(page, pasted)
  await page.getByRole('textbox', { name: 'Text' }).evaluate((box, clipboardData) => {
    const as = { clipboardData, bubbles: true, cancelable: true }
    box.dispatchEvent(new ClipboardEvent('paste', as))
  }, transfer)
}

/** Drops files at the lower end of a part of a page. */
export async function dropFiles(page: Page, onto: Locator, files: Record<string, Buffer>) {
  const dataTransfer = await makeTransfer(page, { files })
  const box = await boxOf(onto)
  const place = { clientX: box.x + box.width / 2, clientY: box.bottom - 5 }
  await onto.dispatchEvent('drop', { dataTransfer, ...place })
}

/** Opens the dialog of a file. */
export async function openFile(page: Page, name: string) {
  await library(page)
    .getByRole('button', { name: `Open ${name}` })
    .click()
  return page.getByRole('dialog', { name })
}
