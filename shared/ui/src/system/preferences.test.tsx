import { act, render, screen } from '@testing-library/react';
import { ConsoleUiProvider } from './ConsoleUiProvider';
import { useDensity, useTheme } from './preferences';

function Choice() {
  const { theme, setTheme } = useTheme();
  const { setDensity } = useDensity();
  return (
    <>
      <output>{theme}</output>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setDensity('compact')}>
        Compact
      </button>
    </>
  );
}

const page = document.documentElement.dataset;
function draw() {
  render(
    <ConsoleUiProvider>
      <Choice />
    </ConsoleUiProvider>,
  );
  // Another test may have chosen.
  act(() => void dispatchEvent(new StorageEvent('storage')));
}

test('the theme follows the system until one is chosen, which is then stored', () => {
  draw();
  expect(screen.getByText('system')).toBeInTheDocument();
  expect(page.theme).toBe('light');
  act(() => screen.getByRole('button', { name: 'Dark' }).click());
  expect(page.theme).toBe('dark');
  expect(localStorage.getItem('console-theme')).toBe('dark');
});

test('compact rows are stored as well', () => {
  draw();
  act(() => screen.getByRole('button', { name: 'Compact' }).click());
  expect(page.density).toBe('compact');
  expect(localStorage.getItem('console-density')).toBe('compact');
});

test('a choice made in another tab is taken over', () => {
  draw();
  localStorage.setItem('console-theme', 'light');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'console-theme' }));
  });
  expect(screen.getByText('light')).toBeInTheDocument();
  expect(page.theme).toBe('light');
});

test('with blocked storage a choice works until the reload', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  draw();
  act(() => screen.getByRole('button', { name: 'Dark' }).click());
  expect(page.theme).toBe('dark');
  jest.restoreAllMocks();
});
