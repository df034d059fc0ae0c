import { textOfMail } from './mail-html';

test.each([
  [
    'styles, comments, entities and quotes of any kind',
    `<style>p{color:#222222} .x { margin:0 }</style><p>Bj&oslash;rn &ndash; &#8220;x&#8221;.</p><!--[if mso]><p>Outlook words</p><![endif]--><p><a href='https://x.example/a?b=1&amp;c=2'>Accept</a></p>`,
    'Bjørn – “x”.\n\nAccept:\nhttps://x.example/a?b=1&c=2',
  ],
  ['a line for the inbox only', '<div style="color:red;display: none;">Hidden <b>too</b></div><p>Seen</p>', 'Seen'],
  ['a link whose label is its address', '<a href="https://x.example">https://x.example</a>', 'https://x.example'],
  [
    'a link around a picture',
    '<a href="https://x.example"><img src="a.png" alt="Accept"></a>',
    'Accept:\nhttps://x.example',
  ],
  ['a list and a table', '<ul><li>One<li>Two</ul><table><tr><td>A</td><td>B</td></tr></table>', 'One\n\nTwo\n\nA B'],
  ['a head', '<html><head><title>Title</title></head><body>Two\n lines<br>more</body></html>', 'Two lines\nmore'],
])('Q127 the plain text of %s', (_what, html, text) => {
  expect(textOfMail(html)).toBe(text);
});
