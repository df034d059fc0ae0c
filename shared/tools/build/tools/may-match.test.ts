/** @jest-environment jsdom */

// Jest loads JavaScript here, so types are missing.
const { mayMatch } = jest.requireActual<{ mayMatch(element: Element, selector?: string): boolean }>('./may-match.js');

document.body.innerHTML = `
  <section class="card ui-1a2b">
    <h2 class="ui-9z" data-note="a, b.c (d">Title</h2>
    <ul class="list"><li class="row"><input type="checkbox" class="ui-box" checked><b>One</b></li></ul>
    <svg><linearGradient class="ui-9z"></linearGradient></svg>
  </section>`;
const elements = [...document.querySelectorAll('*')];

const selectors = [
  '*',
  'h2',
  'H2',
  'ul li',
  'ul>li',
  'li, b',
  'section > *',
  'input:checked',
  'linearGradient',
  '#none, b',
  '.ui-9z',
  '.card.ui-1a2b',
  'section.card',
  '.card .ui-9z',
  '.list + svg, h2 ~ ul',
  '.card:hover, .row:is(li)',
  ':is(h2, .row)',
  '.row:not(.card, .list)',
  ':where(.card) h2',
  ':is(:not(.a, .b), .c)',
  ':root',
  '[data-note]',
  'h2[data-note="a, b.c (d"]',
  "[data-note='a, b.c (d'], .row",
  'input[type=checkbox]:not([hidden])',
];

test.each(selectors)('every element that matches %s may match it', (selector) => {
  const refused = elements.filter((element) => element.matches(selector) && !mayMatch(element, selector));
  expect(refused).toEqual([]);
});

test('an element without the tag or a class of the selector’s last part may not match', () => {
  const title = document.querySelector('h2') as Element;
  const others = ['h3', '.card', 'h2.card', '.ui-9z.ui-1a2b', 'h2 b', '.ui-9z > .row', 'h3, .card:hover', undefined];
  expect(others.filter((selector) => mayMatch(title, selector))).toEqual([]);
});
