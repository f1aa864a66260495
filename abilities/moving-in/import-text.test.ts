import { expect, test } from 'vitest'
import { fail, succeed } from '../../school/base/result.ts'
import type { OldFile } from './old-content.ts'
import { isFile } from './import-files.server.ts'
import { importText } from './import-text.server.ts'

const base = 'https://old.example/news/'
const source = {
  base,
  isMoved: (path: string) => path === '/moved/?p=1',
  fileAt: (address: string): OldFile => ({
    address: address.replace('-300x200', ''),
    alt: address.includes('robot') ? 'A robot' : '',
  }),
}

/** Takes a text over; files whose address has “gone” in it do not come. */
async function take(text: string) {
  const files: OldFile[] = []
  const losses: string[] = []
  const importFile = (file: OldFile) => {
    files.push(file)
    const isGone = /gone\.\w+$/.test(file.address)
    const address = `/media/${file.address.split('/').at(-1)}`
    return Promise.resolve(isGone ? fail('It is gone.') : succeed(address))
  }
  const html = await importText(text, source, importFile, (sentence) => losses.push(sentence))
  return { html, files, losses }
}

test('pictures come with the description of the text, or else with that of the file', async () => {
  const pictures =
    '<img src="/robot-300x200.jpg" alt="Ours" width="9" class="x"><img src="robot.jpg"><img src="https://other.example/a.png">'
  expect(await take(`<p>One</p>${pictures}`)).toEqual({
    html: '<p>One</p><img src="/media/robot.jpg" alt="Ours"><img src="/media/robot.jpg"><img src="/media/a.png">',
    files: [
      { address: 'https://old.example/robot.jpg', alt: 'Ours' },
      { address: 'https://old.example/news/robot.jpg', alt: 'A robot' },
      { address: 'https://other.example/a.png', alt: '' },
    ],
    losses: [],
  })
})

test('pictures that do not come are left out and named; those within the text are counted', async () => {
  const { html, files, losses } = await take(
    `<p>One</p><img src="gone.jpg"><p>Two</p><IMG alt="" src = 'data:image/png;base64,AAAA'><img src="data:image/png;base64,AAAA"><p>Three</p>`,
  )
  expect(html.replaceAll(/<p>(\w+)<\/p>/g, '$1 ').trim()).toBe('One Two Three')
  expect(files.map(({ address }) => address)).toEqual([`${base}gone.jpg`])
  expect(losses).toEqual([
    '2 pictures are written into the text, without an address.',
    `The picture ${base}gone.jpg is left out. It is gone.`,
  ])
  expect((await take('<p>data: <img alt="data:" src="a.jpg"></p>')).losses).toEqual([])
})

test('a smaller copy comes when the whole picture does not', async () => {
  const { html, files, losses } = await take('<img src="gone-300x200.jpg">')
  expect(files.map(({ address }) => address)).toEqual([
    `${base}gone.jpg`,
    `${base}gone-300x200.jpg`,
  ])
  expect([html, losses]).toEqual(['<img src="/media/gone-300x200.jpg">', []])
})

test('a picture that links to itself needs no link', async () => {
  const shown = async (text: string) =>
    (await take(`<p>${text.replace('PICTURE', '<img src="robot-300x200.jpg" alt="Ours">')}</p>`))
      .html
  const kept = '<img src="/media/robot.jpg" alt="Ours">'
  expect(await shown('<a href="robot.jpg">PICTURE</a>')).toBe(`<p>${kept}</p>`)
  expect(await shown('<a href="robot.jpg">See PICTURE</a>')).toBe(
    `<p><a href="/media/robot.jpg">See ${kept}</a></p>`,
  )
  expect(await shown('<a href="form.pdf">PICTURE</a>')).toBe(
    `<p><a href="/media/form.pdf">${kept}</a></p>`,
  )
})

test.each([
  ['/moved/?p=1#top', '/moved/?p=1#top'],
  ['http://www.old.example/moved/?p=1', '/moved/?p=1'],
  ['/stays/#a', 'https://old.example/stays/#a'],
  ['/form.pdf', '/media/form.pdf'],
  ['/gone.pdf', '/gone.pdf'],
  ['https://other.example/form.pdf', 'https://other.example/form.pdf'],
  ['mailto:a@old.example', 'mailto:a@old.example'],
])('a link to %j leads to %j', async (href, to) => {
  const { html } = await take(`<p><a href="${href}">Piña</a></p>`)
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(to)
  expect(html).toContain('Piña')
})

test('the address of a file ends as files of the library do', () => {
  const files = ['/a.jpg', '/a.jpeg', '/a.JPG', '/a.tif', '/a.tiff', '/a.pdf?v=2', '/a.pdf#page=2']
  const pages = ['/a.pdf.html', '/ajpg', '/page?file=a.pdf', '/page#a.pdf', '/a.docx']
  const found = [...files, ...pages].filter((path) => isFile(`https://old.example${path}`))
  expect(found).toEqual(files)
})
