import { expect, test } from 'vitest'
import { htmlOfPost } from './wordpress-text.ts'

const html = (content: string) => htmlOfPost(content, (id) => (id === '7' ? '/f/7.jpg' : undefined))

test.each([
  ['One\ntwo\n\nThree', '<p>One<br>\ntwo</p>\n<p>Three</p>'],
  ['One<br />\ntwo', '<p>One<br />\ntwo</p>'],
  ['<h2>Head</h2>\n\nText', '<h2>Head</h2>\n<p>Text</p>'],
  ['<!-- wp:paragraph -->\n<p>A</p>\n\n<p>B</p>', '<!-- wp:paragraph -->\n<p>A</p>\n\n<p>B</p>'],
  ['A [sic] word', '<p>A [sic] word</p>'],
  ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', '<p>Text</p>'],
  ['https://youtu.be/abc', '<p><a href="https://youtu.be/abc">https://youtu.be/abc</a></p>'],
  [
    '<iframe src="//www.youtube.com/embed/abc?rel=0"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p>',
  ],
  [
    `Before <IFRAME width="560" src = 'https://maps.example/a?b=1&amp;c=2' > </IFRAME> after`,
    '<p>Before</p>\n<p><a href="https://maps.example/a?b=1&amp;c=2">https://maps.example/a?b=1&amp;c=2</a></p>\n<p>after</p>',
  ],
  ['<iframe title="None"></iframe>', '<iframe title="None"></iframe>'],
  [
    '[embed]https://a.example/?a=1&b=2[/embed]',
    '<p><a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a></p>',
  ],
  ['[gallery ids="7,8"]', '<figure><img src="/f/7.jpg"></figure>'],
])('the text %j is shown as WordPress shows it', (content, shown) => {
  expect(html(content)).toEqual({ html: shown, lost: [] })
})

test('what a plugin would show is left out and named', () => {
  expect(html('Before [wpforms id="3"]\n\n[gallery ids="8"] after')).toEqual({
    html: '<p>Before</p>\n<p>after</p>',
    lost: ['wpforms', 'gallery'],
  })
})
