import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'
import { finishHtml } from './readable-html.server.ts'
import { playerAddress } from './video.ts'

const player = { language: 'fil', play: 'I-play ang video:', watch: 'Panoorin sa YouTube' }
const form = '/media/0123456789abcdef0123/form.pdf'
const files = {
  pictureAt: (address: string) => address,
  bytesAt: (address: string) => (address === form ? 240_400 : null),
}
const shown = (html: string) => finishHtml(cleanHtml(html), files, { player })

test('a link to a PDF of the library is a card with its size, alone in its paragraph', () => {
  const link = `<a href="${form}">Consent form</a>`
  expect(shown(`<p>${link}</p>`)).toBe(
    `<p class="file">${link.replace('</a>', ' <span>PDF, 240 kB</span></a>')}</p>`,
  )
  expect(shown(`<p> \n${link}&nbsp;</p>`)).toMatch(/^<p class="file">/)
  for (const other of [`<p>Fill in the ${link}.</p>`, '<p><a href="/other.pdf">Other</a></p>'])
    expect(shown(other)).toBe(other)
})

test('a decorative picture keeps its empty description', () => {
  expect(shown('<p><img src="/images/logo.svg" alt=""></p>')).toContain('<img alt="" src')
})

describe('a picture that must not be seen', () => {
  const image = '<img src="/media/0123456789abcdef0123/hidden.jpg" alt="The choir">'
  const without = (html: string) => finishHtml(cleanHtml(html), { ...files, pictureAt: () => '' })

  test.each([
    ['with its paragraph', `<p>${image}</p>`],
    ['with its caption', `<figure>${image}<figcaption>At the gate</figcaption></figure>`],
    ['with its link', `<p><a href="/dycian-news">${image}</a></p>`],
    ['with the other pictures of its gallery', `<figure>${image}${image}</figure>`],
  ])('goes %s', (_, html) => {
    expect(without(`<p>Before</p>${html}<p>After</p>`)).toBe('<p>Before</p><p>After</p>')
  })

  test.each([
    [`<p>${image} <strong>Bring water.</strong></p>`, '<p> <strong>Bring water.</strong></p>'],
    [`<p>Bring water. ${image}</p>`, '<p>Bring water. </p>'],
    [`<ul><li>${image}</li><li>Water</li></ul>`, '<ul><li></li><li>Water</li></ul>'],
  ])('leaves the text beside it: %s', (html, left) => expect(without(html)).toBe(left))
})

describe('a link to a video in a paragraph of its own', () => {
  test.each(['p', 'figure'])(
    'becomes a player that asks nothing until it is opened (%s)',
    (tag) => {
      const address = 'https://www.youtube.com/watch?app=desktop&amp;v=dQw4w9WgXcQ'
      const link = `<${tag}><a href="${address}">The "2026" fair</a></${tag}>`
      expect(shown(`<p>a</p>${link}<p>b</p>`)).toBe(
        '<p>a</p><details class="video"><summary><span lang="fil">I-play ang video:</span> The "2026" fair</summary>' +
          '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="The &quot;2026&quot; fair" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen=""></iframe>' +
          `<p lang="fil"><a href="${address}" target="_blank" rel="noopener noreferrer">Panoorin sa YouTube</a></p></details><p>b</p>`,
      )
    },
  )

  test('stays a link on a page that has no words for a player', () => {
    const html = '<p><a href="https://youtu.be/dQw4w9WgXcQ">The fair</a></p>'
    expect(finishHtml(html, files)).toBe(html)
  })

  test.each([
    '<p><a href="https://vimeo.com/1">Film</a></p>',
    '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">this</a>.</p>',
    '<p><a href="https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ">x</a></p>',
    '<p><a href="https://youtu.be/&quot;onload=x">x</a></p>',
  ])('stays a link when it is something else: %s', (html) => {
    expect(shown(html)).not.toContain('<iframe')
  })

  test('is the only way to a frame', () => {
    const frame = '<details class="video"><iframe src="https://evil.example"></iframe></details>'
    expect(shown(frame)).toBe('')
  })
})

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=10',
  'https://youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
])('the video at %s is played without cookies', (address) => {
  expect(playerAddress(address)).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  )
})

test('an address is no video that can be played unless it names one on YouTube', () => {
  for (const address of [
    'https://www.youtube.com/@school',
    'https://www.youtube.com/user/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=a/b',
    'https://youtu.be/',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/watch?v=dQw4w9WgXcQ',
    'no address',
  ])
    expect([address, playerAddress(address)]).toEqual([address, null])
})
