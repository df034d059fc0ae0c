import { renderHook } from '@testing-library/react';
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
