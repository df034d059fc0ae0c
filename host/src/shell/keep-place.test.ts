import { keepPlaces } from './keep-place';

const REST_MS = 300;
const PAGE = '<main style="overflow-y: auto"><h1 data-page-heading=""></h1></main>';
let room: number;

/** Draws a page that, like a browser's, cannot be scrolled beyond its end. */
function draw(): HTMLElement {
  let top = 0;
  document.body.innerHTML = PAGE;
  const main = document.querySelector('main') as HTMLElement;
  Object.defineProperty(main, 'scrollTop', {
    get: () => Math.min(top, room),
    set: (wanted: number) => {
      top = Math.min(wanted, room);
    },
  });
  return main;
}

function scrollTo(main: HTMLElement, top: number) {
  main.scrollTop = top;
  main.dispatchEvent(new Event('scroll'));
}

function goBackTo(state: object) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeAll(() => {
  jest.useFakeTimers();
  keepPlaces();
});
beforeEach(() => {
  room = 2_000;
  history.replaceState({ key: 'a', idx: 3 }, '');
});
afterAll(() => jest.useRealTimers());

test('Q108 the place is noted in the entry beside the data of the router, at rest or before a click', () => {
  const main = draw();
  scrollTo(main, 900);
  expect(history.state).toEqual({ key: 'a', idx: 3 });
  jest.advanceTimersByTime(REST_MS);
  expect(history.state).toEqual({ key: 'a', idx: 3, top: 900 });
  scrollTo(main, 950);
  main.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(history.state).toMatchObject({ top: 950 });
});

test('Q108 the place waits for the other page and its rows, and the skeleton notes nothing', () => {
  scrollTo(draw(), 500);
  goBackTo({ key: 'b', idx: 2, top: 900 });
  room = 0;
  const main = draw();
  main.innerHTML += '<section aria-busy="true"></section>';
  scrollTo(main, 0);
  jest.advanceTimersByTime(1_000);
  expect([main.scrollTop, history.state]).toEqual([0, { key: 'b', idx: 2, top: 900 }]);
  main.querySelector('section')?.remove();
  room = 2_000;
  jest.advanceTimersByTime(100);
  expect(main.scrollTop).toBe(900);
});

test.each(['wheel', 'pointerdown', 'keydown', 'touchstart'])(
  'Q108 a person who moves on by %s is not taken back to the place',
  (type) => {
    draw();
    goBackTo({ key: 'b', idx: 2, top: 900 });
    room = 100;
    const main = draw();
    jest.advanceTimersByTime(100);
    document.dispatchEvent(new Event(type));
    room = 2_000;
    jest.advanceTimersByTime(1_000);
    expect(main.scrollTop).toBe(100);
    scrollTo(main, 300);
    jest.advanceTimersByTime(REST_MS);
    expect(history.state).toMatchObject({ top: 300 });
  },
);
