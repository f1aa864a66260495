import type { Page } from '@playwright/test'
import { makePhoto, markedAs } from '../helpers/pictures.ts'

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

/** Drops files of the given bytes on a part of a page. */
export async function dropFiles(page: Page, onto: string, files: Record<string, Buffer>) {
  const bytes = Object.entries(files).map(([name, buffer]) => [name, [...buffer]] as const)
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const [name, each] of all) transfer.items.add(new File([new Uint8Array(each)], name))
    return transfer
  }, bytes)
  await page.getByText(onto).dispatchEvent('drop', { dataTransfer: data })
}

/** Opens the dialog of a file. */
export async function openFile(page: Page, name: string) {
  await library(page)
    .getByRole('button', { name: `Open ${name}` })
    .click()
  return page.getByRole('dialog', { name })
}
