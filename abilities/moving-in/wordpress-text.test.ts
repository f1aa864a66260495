import { expect, test } from 'vitest'
import { cleanHtml } from '../../school/base/clean-html.server.ts'
import { htmlOfPost } from './wordpress-text.server.ts'

/** Shows a post as visitors see it. */
function show(content: string) {
  const { html, ...left } = htmlOfPost(content, (id) => (id === '7' ? '/f/7.jpg' : undefined))
  return { html: cleanHtml(html).replaceAll(/ (?:target|rel|alt|loading)="[^"]*"/g, ''), ...left }
}

const linkTo = (address: string) => `<p><a href="${address}">${address}</a></p>`
const video = 'https://youtu.be/abc'

test.each([
  ['One\ntwo<br />\nthree\r\n\r\nFour', '<p>One<br />two<br />three</p><p>Four</p>'],
  [
    '<h3>Head</h3>\nLine\n<b>line</b>\n<hr />\nText',
    '<h2>Head</h2><p>Line<br /><b>line</b></p><hr /><p>Text</p>',
  ],
  [
    'List:\n<ul>\n \t<li>a\nb</li>\n\n<li>c</li>\n</ul>\nAfter',
    '<p>List:</p><ul><li>a<br />b</li><li>c</li></ul><p>After</p>',
  ],
  [
    '<table>\n<tbody>\n<tr>\n<td>\na\n\nb</td>\n</tr>\n</tbody>\n</table>',
    '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
  [
    '<b>a\nb\n\nc</b><!--more-->d<br>\n<br>e',
    '<p><b>a<br />b</b></p><p><b>c</b></p><p>d</p><p>e</p>',
  ],
  [
    '<pre>a\n\n<code>b\nc</code></pre>\n<p>d\n\ne</p>\n\n&nbsp;\n\nf',
    '<p>a<br /><br />b<br />c</p><p>d</p><p>e</p><p>f</p>',
  ],
  ['<!-- wp:paragraph -->\n<p>A\nb</p>\n\n<p>B</p>', '\n<p>A\nb</p>\n\n<p>B</p>'],
  [`Before\n${video}\nafter`, `<p>Before</p>${linkTo(video)}<p>after</p>`],
  [
    `<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\n${video}\n</div></figure>`,
    `<figure>${linkTo(video).slice(3, -4)}</figure>`,
  ],
  [
    '<iframe src="//www.youtube.com/embed/abc?rel=0"></iframe>',
    linkTo('https://www.youtube.com/watch?v=abc'),
  ],
  [
    `Before <IFRAME width="560" src = 'https://maps.example/a?b=1&amp;c=2' > </IFRAME> after`,
    `<p>Before</p>${linkTo('https://maps.example/a?b=1&amp;c=2')}<p>after</p>`,
  ],
  ['<iframe title="None"></iframe>', ''],
  ['[embed]https://a.example/?a=1&b=2[/embed]', linkTo('https://a.example/?a=1&amp;b=2')],
  [
    `[video poster="https://a.example/p.jpg" src=”${video}”][/video][youtube=${video}]`,
    linkTo(video) + linkTo(video),
  ],
  [
    '[gallery ids="7,7"]',
    '<figure><img src="/f/7.jpg" /></figure><figure><img src="/f/7.jpg" /></figure>',
  ],
  [
    '[caption id="a"]<img src="/a.jpg"> The [sic] robot[/caption]b',
    '<figure><img src="/a.jpg" /><figcaption>The [sic] robot</figcaption></figure><p>b</p>',
  ],
  [
    '[caption caption="Robot"]<img src="/a.jpg">[/caption]',
    '<figure><img src="/a.jpg" /><figcaption>Robot</figcaption></figure>',
  ],
  [
    '<a href="/?f[video]=1" title="[gallery]">a</a>[[gallery]]',
    '<p><a href="/?f[video]=1">a</a>[gallery]</p>',
  ],
])('the text %j is shown as WordPress shows it', (content, html) => {
  expect(show(content)).toEqual({ html, lost: [], unwrapped: [] })
})

test.each([
  '[Updated] [Grade 7] [Table 2] [Video] [College of Education] [Colonel Cruz]',
  '[sic] [table 2] [row 3] [section 5 of the handbook] [center for research] [gallery of 2026]',
  '[pdf] [download] [button] [center] [embed] [wpforms_like words] [my_plugin id="3"]',
])('words in square brackets stay: %s', (words) => {
  expect(show(words)).toEqual({ html: `<p>${words}</p>`, lost: [], unwrapped: [] })
})

test('what a plugin would show is left out and named, and so is what is around a text', () => {
  const forms = '[wpforms id="3"][contact-form-7 id="5" title="Form [main]"][audio][table id=3 /]'
  const around = '[vc_row css="a"][toggle title="Why?"]Because.[/toggle][/vc_row][gallery ids="8"]'
  const shown = show(`Before ${forms}\n\n${around}[vc_raw_html]JTND[/vc_raw_html]`)
  expect(shown.html).toBe('<p>Before</p><p><strong>Why?</strong></p><p>Because.</p>')
  const lost = '[wpforms] [contact-form-7] [audio] [table] [gallery ids="8"] [vc_raw_html]'
  expect(shown.lost.join(' ')).toBe(lost)
  expect(shown.unwrapped).toEqual(['[vc_row]', '[toggle]'])
  const blocks = '<!-- wp:block {"ref":3} /--><!-- wp:spacer /--><!-- wp:block /-->'
  expect(show(blocks).lost).toEqual(['block “block”'])
})
