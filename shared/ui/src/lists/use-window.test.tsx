import { act, renderHook } from '@testing-library/react';
import { useWindow } from './use-window';

test('P10 the first rows of a list are chosen by the row height of the density, without a layout of the page', () => {
  const root = document.documentElement;
  const body = document.createElement('tbody');
  const layout = jest.spyOn(body, 'getBoundingClientRect');
  jest
    .spyOn(globalThis, 'ResizeObserver')
    .mockReturnValue({ observe: () => {}, unobserve: () => {}, disconnect: () => {} });
  const drawn = () => {
    const options = { count: 1_000, list: { current: body }, heldAt: () => -1 };
    return renderHook(() => useWindow(options)).result.current;
  };
  Object.assign(window, { innerHeight: 1_030 });
  root.style.cssText = '--sizes-row: 40px';
  expect(drawn().spaceAfter / (1_000 - drawn().drawn.length)).toBe(40);
  const rows = drawn().drawn.length;
  root.style.cssText = '--sizes-row: 2rem; font-size: 10px';
  expect(drawn().spaceAfter / (1_000 - drawn().drawn.length)).toBe(20);
  expect(drawn().drawn.length).toBeGreaterThanOrEqual(2 * (rows - 8));
  expect(layout).not.toHaveBeenCalled();
});

test('Q41 C148 rows of different heights come to rest wherever a list is scrolled to', () => {
  const looks = new Set<() => void>();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((look) => {
    looks.add(look as () => void);
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  Object.assign(window, { innerHeight: 600 });
  document.documentElement.style.cssText = '--sizes-row: 40px';
  // Every second screenful of cards is higher.
  const heightOf = (index: number) => (Math.floor(index / 12) % 2 ? 140 : 110);
  let scrollTop = 0;
  let renders = 0;
  const body = document.createElement('tbody');
  const list = { current: body };
  body.getBoundingClientRect = () => ({ top: -scrollTop }) as DOMRect;
  const { result } = renderHook(() => {
    const drawn = useWindow({ count: 1_000, list, heldAt: () => -1 });
    renders += 1;
    body.replaceChildren(
      ...drawn.drawn.map((index) => {
        const row = document.createElement('tr');
        row.setAttribute('aria-rowindex', `${index}`);
        return Object.defineProperty(row, 'offsetHeight', { value: heightOf(index) });
      }),
    );
    return drawn;
  });
  // As the browser does: it looks again after each drawing.
  const settle = () => {
    const before = renders;
    act(() => looks.forEach((look) => look()));
    if (renders > before && renders < 400) settle();
  };
  settle();
  for (scrollTop = 0; scrollTop < 100_000; scrollTop += 997) {
    const before = renders;
    settle();
    expect(renders - before).toBeLessThanOrEqual(2);
    expect(result.current.drawn.length).toBeGreaterThanOrEqual(6);
  }
});
