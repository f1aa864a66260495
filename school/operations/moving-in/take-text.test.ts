import { expect, test } from 'vitest'
import { fail, succeed } from '../../base/result.ts'
import type { OldFile } from './moving-in.ts'
import { isFile } from './take-files.server.ts'
import { takeText } from './take-text.server.ts'

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
async function take(html: string) {
  const files: OldFile[] = []
  const losses: string[] = []
  const taken = await takeText(
    html,
    source,
    (file) => {
      files.push(file)
      return Promise.resolve(
        file.address.includes('gone')
          ? fail('It is gone.')
          : succeed(`/media/${file.address.split('/').at(-1)}`),
      )
    },
    (sentence) => losses.push(sentence),
  )
  return { html: taken, files, losses }
}

test('pictures come with the description of the text, or else with that of the file', async () => {
  expect(
    await take(
      '<p>One</p><img src="/robot-300x200.jpg" alt="Ours" width="9" class="x"><img src="robot.jpg"><img src="https://other.example/a.png">',
    ),
  ).toEqual({
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

test('a picture that links to itself needs no link', async () => {
  const picture = '<img src="robot-300x200.jpg" alt="Ours">'
  expect((await take(`<p><a href="robot.jpg">${picture}</a></p>`)).html).toBe(
    '<p><img src="/media/robot.jpg" alt="Ours"></p>',
  )
  const kept = '<img src="/media/robot.jpg" alt="Ours">'
  expect((await take(`<p><a href="robot.jpg">See ${picture}</a></p>`)).html).toBe(
    `<p><a href="/media/robot.jpg">See ${kept}</a></p>`,
  )
  expect((await take(`<p><a href="form.pdf">${picture}</a></p>`)).html).toBe(
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

test.each([
  ['/a.jpg', true],
  ['/a.jpeg', true],
  ['/a.JPG', true],
  ['/a.tif', true],
  ['/a.tiff', true],
  ['/a.pdf?v=2', true],
  ['/a.pdf#page=2', true],
  ['/a.pdf.html', false],
  ['/ajpg', false],
  ['/page?file=a.pdf', false],
  ['/page#a.pdf', false],
  ['/a.docx', false],
])('the address %j is that of a file: %j', (address, is) => {
  expect(isFile(`https://old.example${address}`)).toBe(is)
})
