import { describe, expect, test } from 'vitest'
import { cleanHtml, cleanOwnHtml } from './clean-html.server.ts'
import { finishHtml } from './readable-html.server.ts'

const player = { language: 'fil', play: 'I-play ang video:', watch: 'Panoorin sa YouTube' }

const shown = (html: string) =>
  finishHtml(
    cleanHtml(html),
    {
      pictureAt: (address) => address,
      bytesAt: (address) => (address === '/media/0123456789abcdef0123/form.pdf' ? 240_400 : null),
    },
    { player },
  )

describe('a link to a PDF of the library', () => {
  const link = '<a href="/media/0123456789abcdef0123/form.pdf">Consent form</a>'

  test('is a card with its size in a paragraph of its own', () => {
    expect(shown(`<p>${link}</p>`)).toBe(
      `<p class="file">${link.replace('</a>', ' <span>PDF, 240 kB</span></a>')}</p>`,
    )
  })

  test('is a card although there are spaces and line breaks around it', () => {
    expect(shown(`<p> \n${link}&nbsp;</p>`)).toMatch(/^<p class="file">/)
  })

  test.each([`<p>Fill in the ${link}.</p>`, '<p><a href="/other.pdf">Other</a></p>'])(
    'stays a link when it is something else: %s',
    (html) => expect(shown(html)).toBe(html),
  )
})

test('a decorative picture keeps its empty description', () => {
  expect(shown('<p><img src="/images/logo.svg" alt=""></p>')).toContain('<img alt="" src')
})

describe('a picture that must not be seen', () => {
  const image = '<img src="/media/0123456789abcdef0123/hidden.jpg" alt="The choir">'
  const without = (html: string) =>
    finishHtml(cleanHtml(html), { pictureAt: () => '', bytesAt: () => null })

  test.each([
    ['with its paragraph', `<p>${image}</p>`],
    [
      'with its figure and caption',
      `<figure>${image}<figcaption>At the gate</figcaption></figure>`,
    ],
    ['with its link', `<p><a href="/dycian-news">${image}</a></p>`],
    ['with the other pictures of its gallery', `<figure>${image}${image}</figure>`],
  ])('goes %s', (_, html) => {
    expect(without(`<p>Before</p>${html}<p>After</p>`)).toBe('<p>Before</p><p>After</p>')
  })

  test.each([
    [`<p>${image} <strong>Bring water.</strong></p>`, '<p> <strong>Bring water.</strong></p>'],
    [`<p>Bring water. ${image}</p>`, '<p>Bring water. </p>'],
    [`<ul><li>${image}</li><li>Water</li></ul>`, '<ul><li></li><li>Water</li></ul>'],
  ])('leaves the text beside it: %s', (html, left) => {
    expect(without(html)).toBe(left)
  })
})

describe('a link to a video in a paragraph of its own', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?app=desktop&amp;v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ])('becomes a player that asks nothing before it is opened: %s', (address) => {
    for (const tag of ['p', 'figure']) {
      const html = shown(
        `<p>a</p><${tag}><a href="${address}">The "2026" fair</a></${tag}><p>b</p>`,
      )
      expect(html).toContain(
        '<details class="video"><summary><span lang="fil">I-play ang video:</span> The "2026" fair</summary>',
      )
      expect(html).toContain(
        '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="The &quot;2026&quot; fair" loading="lazy"',
      )
      expect(html).toContain(`<p lang="fil"><a href="${address}"`)
      expect(html).toContain('>Panoorin sa YouTube</a></p></details>')
      expect(html).toMatch(/^<p>a<\/p><details.*<\/details><p>b<\/p>$/)
    }
  })

  test('stays a link on a page that has no words for a player', () => {
    const html = '<p><a href="https://youtu.be/dQw4w9WgXcQ">The fair</a></p>'
    expect(finishHtml(html, { pictureAt: (address) => address, bytesAt: () => null })).toBe(html)
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
    expect(
      shown('<details class="video"><iframe src="https://evil.example"></iframe></details>'),
    ).toBe('')
  })
})

describe('what staff save', () => {
  test.each(['/media/abc123/robot.webp', '/images/jhs.svg'])(
    'keeps a picture of this site: %s',
    (src) => {
      expect(cleanOwnHtml(`<figure><img src="${src}" alt="x"></figure>`)).toContain(`src="${src}"`)
    },
  )

  test.each([
    'https://elsewhere.example/x.png',
    '/elsewhere.png',
    'data:image/png;base64,AA',
    '/media/../x',
    'x.png',
    '//x/media/y',
  ])('loses a picture of another place: %s', (src) => {
    expect(cleanOwnHtml(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>')
  })

  test('comes clean from Google Docs', () => {
    const pasted =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Fair</span></h1>' +
      '<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic">, leaning</span><span style="color:#000"> and plain</span></p>' +
      '<ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li></ul></b>'
    expect(cleanOwnHtml(pasted)).toBe(
      '<h2>Fair</h2><p><strong>Bold</strong><em>, leaning</em> and plain</p><ul><li><p>One</p></li></ul>',
    )
  })

  test('comes clean with spaces in its styles, as browsers write them', () => {
    const pasted =
      '<p><b style="font-weight: normal">a</b><span style="font-weight: 700">b</span><span style="font-style: italic">c</span></p>'
    expect(cleanOwnHtml(pasted)).toBe('<p>a<strong>b</strong><em>c</em></p>')
  })

  test('comes clean from Word', () => {
    const pasted =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><xml>x</xml></head><body lang=EN-PH>' +
      '<!--StartFragment--><p class=MsoNormal style="mso-margin-top-alt:auto"><b>Fees</b><o:p></o:p></p>' +
      '<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal>1<o:p>&nbsp;</o:p></p></td></tr></table><!--EndFragment--></body></html>'
    const clean = cleanOwnHtml(pasted)
    expect(clean).toContain('<p><b>Fees</b></p>')
    expect(clean).toContain('<table><tr><td><p>1')
    expect(clean).not.toMatch(/mso|style|class|o:p|xmlns|<!--/i)
  })

  test('stays as it is when it is saved again', () => {
    const once = cleanOwnHtml(
      '<p><span style="font-weight:700">a</span><b>b</b></p><h5>c</h5><img src="/media/a/b.webp">',
    )
    expect(cleanOwnHtml(once ?? '')).toBe(once)
  })
})
