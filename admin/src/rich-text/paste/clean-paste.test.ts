// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { cleanPaste, filesIn } from './clean-paste.ts'

/** Cleans a paste and leaves out what the editor does not read: spans, classes, comments. */
const cleaned = (html: string) =>
  cleanPaste(html)
    .html.replaceAll(/<!--.*?-->|<\/?(?:span|o:p|font)\b[^>]*>| class="[^"]*"/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Counts the parts that a paste left out, without the zeros. */
const leftOut = (html: string) =>
  Object.fromEntries(Object.entries(cleanPaste(html).leftOut).filter(([, count]) => count > 0))

describe('a paste leaves out what was hidden where it was copied', () => {
  const sheet = (rules: string) => `<style><!-- @page {size:A4;} ${rules} --></style>`
  test.each([
    ['text that is not displayed', `A<span style='display:none;mso-hide:all'> secret</span>`, 1],
    ['text that Word hides', `A<span style='mso-hide:all'> secret</span>`, 1],
    [
      'a hidden paragraph style',
      `${sheet('.Note, p.x {DISPLAY : none !important}')}A<p class=Note>secret`,
      1,
    ],
    ['text without visibility', `A<b style="visibility:hidden"> secret <i>words</i></b>`, 2],
    ['a hidden attribute', 'A<div hidden>secret</div>', 1],
    ['text without a size', `A<span style="font:0px Arial">secret</span>`, 1],
    ['text without a color', `A<span style="color: transparent">secret</span>`, 1],
    ['words for screen readers', `A<span style="position:absolute;left:-9999px">secret</span>`, 1],
    ['a hidden picture', `A<p style="opacity:0"><img src="/media/1.jpg" alt=secret></p>`, 1],
  ])('%s', (_what, html, hidden) => {
    expect(cleaned(html)).toMatch(/^A(?:<p><\/p>)?$/)
    expect(leftOut(html)).toEqual({ hidden })
  })

  test('and keeps what is shown inside hidden parts, or hidden on paper only', () => {
    const shown = `<p style="visibility:hidden;font-size:0"><span style="visibility:visible;font-size:12pt">A</span></p>`
    const paper = `<style>@media print { .x { display: none } }</style><p class=x>B</p>`
    expect(cleaned(shown + paper)).toBe('<p>A</p><p>B</p>')
    expect(leftOut(shown + paper)).toEqual({})
  })

  test('hidden rows and columns of Excel', () => {
    const html = `<table><col width=64><col width=0 style='display:none;mso-width-alt:0'><col width=64>
      <tr><td>Name</td><td>Learner 1</td><td>Grade</td></tr><tr height=0 style='display:none'><td>Ana</td><td>136</td><td>7</td></tr>
      <tr><td colspan=2>Ben</td><td rowspan=2>8</td></tr><tr style='visibility:collapse'><td>Cy</td></tr></table>`
    expect(
      cleaned(html).replaceAll(
        / (?:row|col)span="1"|<\/?(?:tbody|colgroup|col\b[^>]*)>| (?=<)/g,
        '',
      ),
    ).toBe('<table><tr><td>Name</td><td>Grade</td></tr><tr><td>Ben</td><td>8</td></tr></table>')
    expect(leftOut(html)).toEqual({ hidden: 5 })
  })

  test('comments of reviewers', () => {
    const anchor = `<span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[HR1]</a><![endif]></span>`
    const list = `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText><a class=msocomoff href="#_msoanchor_1">[HR1]</a>secret</p></div></div>`
    expect(cleaned(`<p>Ms. Reyes${anchor}</p>${list}`)).toBe('<p>Ms. Reyes</p>')
    expect(leftOut(`<p>Ms. Reyes${anchor}</p>${list}`)).toEqual({ comments: 1 })
    const docs = `<p>A<sup><a href="#cmnt1">[a]</a></sup></p><div style="border:1px solid"><p><a href="#cmnt_ref1">[a]</a>secret</p></div>`
    expect(cleaned(docs)).toBe('<p>A</p>')
  })

  test('words that a reviewer deleted, and keeps those that were added', () => {
    const html = `On <del cite="mailto:clerk" datetime="2026-11-01T09:00">Monday</del><ins cite="mailto:clerk">Tuesday</ins>, <del>500</del> pesos`
    expect(cleaned(html)).toBe('On Tuesday, <s>500</s> pesos')
    expect(leftOut(html)).toEqual({ deletions: 1 })
  })
})

test.each([
  [`<b style='mso-bidi-font-weight:normal'>bold</b>`, '<strong>bold</strong>'],
  [`<span style='mso-bidi-font-weight:bold'>plain</span>`, 'plain'],
  [
    `<b>bold <span style='font-weight:normal;mso-bidi-font-weight:bold'>plain</span></b>`,
    '<strong>bold </strong>plain',
  ],
  [
    `<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-weight:700">bold</span> plain</b>`,
    '<strong>bold</strong> plain',
  ],
  [
    `<i style='mso-bidi-font-style:normal'>slanted</i> <span style='mso-bidi-font-style:italic'>plain</span>`,
    '<em>slanted</em> plain',
  ],
  [
    `<style>.s1 {font: bold 12px Arial}</style><p class=s1>bold <span style="font:italic 12px Arial">slanted</span></p>`,
    '<p><strong>bold </strong><em>slanted</em></p>',
  ],
  [`<h1><b>Heading</b></h1><h5>Small</h5>`, '<h2>Heading</h2><h3>Small</h3>'],
  [
    `m<span style="vertical-align:super">2</span> <span style="text-decoration:underline line-through">old</span>`,
    'm<sup>2</sup> <s>old</s>',
  ],
])('emphasis is what was seen: %s', (html, expected) => {
  expect(cleaned(html)).toBe(expected)
})

test('lists of Word are lists, with their emphasis (pasted-lists.test.ts has more)', () => {
  const html = `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span><b>Pay</b> first</p>`
  expect(cleaned(html)).toBe('<ol><li><strong>Pay</strong> first</li></ol>')
})

test.each([
  [
    `<span style='font-family:Wingdings;mso-ascii-font-family:Calibri'>ü\uf0fb</span> Form`,
    '✓✗ Form',
  ],
  [
    `<span style='font-family:"Times New Roman";mso-symbol-font-family:Wingdings'>à</span> Fees`,
    '→ Fees',
  ],
  [`<font face="Symbol">a £ 5</font>`, 'α ≤ 5'],
  [`<span style="font-family:Wingdings">A<span style="font-family:Arial">ü</span></span>`, '✌ü'],
  [`\uf0d8 Office hours`, '➢ Office hours'],
])('letters of symbol fonts become their signs: %s', (html, expected) => {
  expect(cleaned(html)).toBe(expected)
  expect(leftOut(html)).toEqual({})
})

test('a paste says which pictures, links and signs it leaves out', () => {
  const html = `<p><img src="file:///C:/clip.jpg"><img src="https://elsewhere.test/a.png"><img src="${location.origin}/media/1.webp" alt="Gate"></p>
    <p>See <a href="#_Toc1">page 3</a>, <a href="file:///C:/form.docx">the form</a> and <a href="https://example.test/#top">that site</a><a name="_ftn1"></a>.
    <span style="font-family:Wingdings">\u00ff</span></p>`
  expect(cleaned(html)).toBe(
    '<p><img src="/media/1.webp" alt="Gate"></p> <p>See page 3, the form and <a href="https://example.test/#top">that site</a><a name="_ftn1"></a>. </p>',
  )
  expect(leftOut(html)).toEqual({ pictures: 2, fileLinks: 1, signs: 1 })
})

test('a picture that Office adds to a copied text is no file of the paste', () => {
  const data = { files: [new File(['x'], 'image.png')], getData: () => '' }
  expect(filesIn(data as unknown as DataTransfer)).toHaveLength(1)
  const text = { ...data, getData: () => `<p style="color:red">Copied</p>` }
  expect(filesIn(text as unknown as DataTransfer)).toEqual([])
})
