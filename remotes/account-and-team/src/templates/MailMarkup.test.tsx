import { render } from '@console/testing';
import { MailMarkup } from './MailMarkup';
import { samplesFor } from './placeholder-samples';

const samples = samplesFor(
  [
    { placeHolder: '{{companyName}}', description: 'Company', required: false, targetField: 'body' },
    { placeHolder: '{{documentLink}}', description: 'Address', required: true, targetField: 'body' },
    { placeHolder: '{{priority}}', description: 'How urgent it is', required: false, targetField: 'body' },
  ],
  'Fjell <b>& Sønner</b>',
);
const show = (html: string) => render(<MailMarkup html={html} samples={samples} />).container;

test.each([
  ['a script', '<p>a<script>alert(1)</script>b</p>'],
  ['a script within what is left out', '<p>a<svg><script>alert(1)</script></svg>b</p>'],
  ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>ab</p>'],
  ['a picture', '<p>a<img src=x onerror=alert(1)>b</p>'],
  ['a frame', '<p>a<iframe srcdoc="<script>alert(1)</script>"></iframe>b</p>'],
  ['a form', '<form action="https://evil.example"><p>a<input name=q>b</p></form>'],
  ['a style sheet', '<style>*{background:url(//evil.example)}</style><p>ab</p>'],
  ['a redirect', '<meta http-equiv=refresh content="0;url=//evil.example"><base href="//evil.example"><p>ab</p>'],
  ['a tag that hides in a comment', '<p>a<!--><script>alert(1)</script>-->b</p>'],
  ['a custom element', '<x-evil><p is="x-evil">ab</p></x-evil>'],
])('Q19 of %s nothing is left but the text around it', (_what, html) => {
  const letter = show(html);
  expect(letter.querySelectorAll('*')).toHaveLength(1);
  expect([...(letter.querySelector('p')?.attributes ?? [])]).toEqual([]);
  expect(letter.textContent?.replace('-->', '')).toBe('ab');
});

test('Q19 links lead nowhere and show their address', () => {
  const [good, bad] = show(
    '<a href="{{documentLink}}?x">Read</a><a href="javascript:alert(1)">Win</a>',
  ).querySelectorAll('a');
  expect(good).toHaveAttribute('title', 'https://console.example/open/7f3a?x');
  expect(good).not.toHaveAttribute('href');
  expect(bad).not.toHaveAttribute('href');
});

test('Q19 only styles for colour, type and spacing are applied', () => {
  const styled = show(
    '<p style="color: #a00; background:url(//evil.example); background-color:rgb(1, 2, 3); position:fixed; width:expression(alert(1)); font-size:20px">x</p>',
  ).querySelector('p');
  expect(styled?.getAttribute('style')).toBe('color: rgb(170, 0, 0); background-color: rgb(1, 2, 3); font-size: 20px;');
});

test.each([
  ['a background', '<a style="background:#0a4d68;color:#ffffff">x</a>', 'rgb(10, 77, 104)', 'rgb(255, 255, 255)'],
  ['a picture with a color', '<p style="color:white;background:#0a4d68 url(a.png)">x</p>', 'rgb(10, 77, 104)', 'white'],
  ['a picture only', '<p style="color:white;background:url(a.png) no-repeat">x</p>', '', ''],
  ['bgcolor', '<table bgcolor="#0a4d68"><tr><td>x</td></tr></table>', 'rgb(10, 77, 104)', ''],
  ['color', '<font color="red">x</font>', '', 'red'],
  ['!important', '<p style="color:red !important">x</p>', '', 'red'],
  ['the body', '<body style="background-color:red;color:white">x</body>', 'red', 'white'],
])('Q127 %s is drawn with the color of its words, or neither', (_what, html, background, color) => {
  const { style } = show(html).firstElementChild as HTMLElement;
  expect([style.backgroundColor, style.color]).toEqual([background, color]);
});

test('samples are inserted as text, even with tags in them; unknown placeholders are marked', () => {
  const letter = show('<p>{{ companyName }}: {{priority}}, {{cake}}</p>');
  expect(letter.textContent).toBe('Fjell <b>& Sønner</b>: How urgent it is, {{cake}}');
  expect(letter.querySelector('mark')?.textContent).toBe('{{cake}}');
});

test('common HTML of mails is drawn as intended, also without closing tags', () => {
  const letter = show(
    '<h1>A</h1><p>One<p>Two &aring; &amp; &lt;b&gt;<br><b>bold</b><ul><li>a<li>b</ul><center>c</center>',
  );
  expect(letter.innerHTML).toBe(
    '<h1>A</h1><p>One</p><p>Two å &amp; &lt;b&gt;<br><b>bold</b></p><ul><li>a</li><li>b</li></ul><center>c</center>',
  );
  const table = show(
    '<table>\n<tbody> <tr>\n  <td colspan="2" align="right">1</td>\n </tr>\n</tbody></table>',
  ).querySelector('td');
  expect(table).toHaveAttribute('colspan', '2');
  expect(table).toHaveStyle({ textAlign: 'right' });
});
