import { describe, expect, test } from 'vitest'
import { cleanHtml, cleanOwnHtml, outlineHeadings } from './clean-html.server.ts'

describe('what an article keeps', () => {
  test.each([
    '<p>Plain <strong>bold</strong> <em>italic</em> <u>underlined</u> H<sub>2</sub>O</p>',
    '<h2>Part</h2><h3>Section</h3><blockquote>Quoted</blockquote><hr />',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<p><img alt="Robot" src="/media/a.webp" loading="lazy" data-crop="1250 0 7500 10000" /></p>',
    '<table><caption>Fees</caption><thead><tr><th scope="col">Level</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<figure><img alt="Robot" src="/media/a.webp" width="4" height="3" loading="lazy" /><figcaption>Ours</figcaption></figure>',
    '<a href="/learn-with-us/pgs">inside</a><a href="#top">top</a><a href="mailto:a@b.ph">mail</a><a href="tel:+6344">call</a>',
  ])('is %s as it is', (html) => expect(cleanHtml(html)).toBe(html))

  const picture = '<img alt="" src="/a.png" loading="lazy" />'
  const media = '<img alt="A" src="/media/a.webp" loading="lazy" />'
  test.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<h3>A</h3><p>a</p><h3>B</h3><h5>C</h5>', '<h2>A</h2><p>a</p><h2>B</h2><h3>C</h3>'],
    ['<img src="/a.png" loading="eager">', picture],
    // Less than one percent of the picture.
    ['<img src="/media/a.webp" alt="A" data-crop="0 0 1 1">', media],
    // Malformed HTML comes out whole.
    ['<p><b>open', '<p><b>open</b></p>'],
    ['</p></div><p>x', '<p></p><p>x</p>'],
    ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
    ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
    ['&lt;script&gt;', '&lt;script&gt;'],
  ])('of %s is %s', (html, kept) => expect(cleanHtml(html)).toBe(kept))

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>', ''],
    ['<p>a</p><script>alert(1)', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="/a.png" onerror="alert(1)">', picture],
    ['<img srcset="//evil.example/x 1x" src="/a.png">', picture],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<object data="x"></object><embed src="x">', ''],
    ['<form action="/x"><input><button>b</button></form>', '<p>b</p>'],
    ['<style>p { display: none }</style>', ''],
    ['<p style="position: fixed" class="overlay" id="main">a</p>', '<p>a</p>'],
    ['<svg onload="alert(1)"><script>alert(1)</script><text>t</text></svg>', 't'],
    ['<math><mi xlink:href="javascript:alert(1)">m</mi></math>', 'm'],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">', ''],
    ['<link rel="stylesheet" href="x">', ''],
    ['<!-- comment --><p>a</p>', '<p>a</p>'],
  ])('of the harmful %s is %j', (html, kept) => expect(cleanHtml(html)).toBe(kept))

  test.each([
    ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'vbscript:x'],
    ['java&#10;script:x', '&#106;avascript:alert(1)', 'data:text/html,<script>x</script>'],
    ['//evil.example/x', '/\\evil.example/x', '\\\\evil.example\\x', 'file:///etc/passwd'],
  ])('is not the address %j, in a link or in an image', (...addresses) => {
    for (const address of addresses) {
      expect(cleanHtml(`<a href="${address}">x</a>`)).toBe('<a>x</a>')
      expect(cleanHtml(`<img src="${address}" alt="x">`)).toBe('<img alt="x" loading="lazy" />')
    }
  })
})

const link = (text: string, more = '') => `<a href="/a"${more}>${text}</a>`
test.each([
  ['<div>One</div><div dir="auto">two <b>b</b> <i>c</i></div>', 'One|two <b>b</b> <i>c</i>'],
  ['Loose<center>centered</center>text<div><br></div><div>&nbsp;</div>', 'Loose|centered|text'],
  ['<dl><dt>Fee</dt><dd>None</dd></dl><address>A<br>B<br></address>', 'Fee|None|A<br />B'],
  ['<section>a<article>b<p>c</p></article>d</section><p>e<summary>f</summary></p>', 'a|b|c|d|e|f'],
  ['<pre>\nMon <code>7\n</code>\r\n  Tue &lt;8</pre><p>a</p>', 'Mon 7<br /><br />  Tue &lt;8|a'],
  ['a <b>b<div>c</div>d</b> e<i><div></div></i>f', 'a <b>b</b>|<b>c</b>|<b>d</b> e|f'],
  [link('<div>a</div><div>b</div>'), `${link('a')}|${link('b')}`],
  [`<div>${link('Form')}${link('Save', ' download')}</div>`, `${link('Form')} ${link('Save')}`],
  [`<div>${link('En')}${link('roll')}</div>`, link('En') + link('roll')],
  ['<form>Name<input>Level<select><option>7</select><button>OK</button></form>', 'Name|Level|OK'],
])('blocks that an article cannot have leave paragraphs, whole and apart: %s', (html, texts) => {
  expect(cleanOwnHtml(html)).toBe(`<p>${texts.replaceAll('|', '</p><p>')}</p>`)
})

test.each([
  ['<ul><li>a<div>b</div></li><li>c</li></ul>', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
  [
    '<table><form><tr><td><div>a</div>b</td></tr></form></table>',
    '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
  ],
  ['<h2><div>a</div><div>b</div></h2><menu><li>c</menu>', '<h2>a<br />b</h2><ul><li>c</li></ul>'],
  [
    '<figure><div>a</div><figcaption>b<div>c</div></figcaption></figure>',
    '<figure>a<figcaption>b<br />c</figcaption></figure>',
  ],
  [link('<h2>a</h2><div>b</div>'), `${link('<h2>a</h2>')}<p>${link('b')}</p>`],
])('blocks in other blocks leave what these can have: %s', (html, clean) => {
  expect(cleanOwnHtml(html)).toBe(clean)
})

test.each([
  'https://example.org',
  'http://example.org',
  'HTTPS://example.org',
  ' https://example.org',
  'ht\ntps://example.org',
])('links to %j open in a new tab that cannot reach back', (address) => {
  expect(cleanHtml(`<a href="${address}" target="_self" rel="opener">x</a>`)).toBe(
    `<a href="${address}" target="_blank" rel="noopener noreferrer">x</a>`,
  )
})

describe('what staff save', () => {
  test('keeps pictures of this site, and loses those of other places', () => {
    for (const address of ['/media/0123456789abcdef0123/team.webp', '/images/crest.png'])
      expect(cleanOwnHtml(`<img src="${address}" alt="Ours">`)).toBe(
        `<img alt="Ours" src="${address}" loading="lazy" />`,
      )
    const above = ['/media/../api/admin/session', '/media/a/../../events', '/images/..']
    const others = ['/media/%2e%2e/events', '/media/', '/events', 'media/a.webp', '//x/media/y']
    const outside = ['data:image/png;base64,AA', 'https://other.example/media/a.webp']
    for (const address of [...above, ...others, ...outside]) {
      const theirs = `<img src="${address}" alt="Theirs">`
      const text = `<p>a${theirs}b</p>${theirs}<p>c</p>`
      expect([address, cleanOwnHtml(text)]).toEqual([address, '<p>ab</p><p>c</p>'])
    }
  })

  test('comes clean from Google Docs', () => {
    const pasted =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Fair</span></h1>' +
      '<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style: italic">, leaning</span><span style="color:#000"> and plain</span></p>' +
      '<ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li></ul></b><b style="font-weight: normal">a</b><span style="font-weight: 700">b</span><p>c</p>'
    expect(cleanOwnHtml(pasted)).toBe(
      '<h2>Fair</h2><p><strong>Bold</strong><em>, leaning</em> and plain</p><ul><li><p>One</p></li></ul>a<strong>b</strong><p>c</p>',
    )
  })

  test('comes clean from Word', () => {
    const pasted =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><xml>x</xml></head><body lang=EN-PH>' +
      '<!--StartFragment--><p class=MsoNormal style="mso-margin-top-alt:auto"><b style="mso-bidi-font-weight:normal">Fees</b><span style="mso-bidi-font-weight:bold"> now</span><o:p></o:p></p>' +
      '<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal>1<o:p>&nbsp;</o:p></p></td></tr></table><!--EndFragment--></body></html>'
    const clean = cleanOwnHtml(pasted)
    expect(clean).toContain('<p><b>Fees</b> now</p>')
    expect(clean).toContain('<table><tr><td><p>1')
    expect(clean).not.toMatch(/mso|style|class|o:p|xmlns|<!--/i)
  })

  test('stays as it is when it is saved again', () => {
    const once = cleanOwnHtml(
      '<h1>A &amp; B</h1><a href="https://example.org/?a=1&amp;b=2">x</a><p>"q" <span style="font-weight:700">a</span><b>b</b></p><h5>c</h5><img src="/media/a/b.webp">',
    )
    expect(once).toContain('<strong>a</strong>')
    expect(cleanOwnHtml(once ?? '')).toBe(once)
  })
})

test.each([
  { written: [2, 3, 3, 2, 3, 4], outline: [2, 3, 3, 2, 3, 4] },
  { written: [1, 2, 1], outline: [2, 3, 2] },
  { written: [3, 3, 4, 3], outline: [2, 2, 3, 2] },
  { written: [4, 3, 2], outline: [2, 2, 2] },
  { written: [2, 4, 3, 4], outline: [2, 3, 3, 4] },
  { written: [1, 2, 3, 4, 5, 6], outline: [2, 3, 4, 4, 4, 4] },
])('headings written as $written are shown as $outline', ({ written, outline }) => {
  expect(written.map(outlineHeadings()), 'none is skipped').toEqual(outline)
  expect(outline.map(outlineHeadings()), 'a second pass changes nothing').toEqual(outline)
})
