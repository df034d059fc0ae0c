import { createMemoryRouter, RouterProvider } from '@console/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { SearchFilter } from './SearchFilter';
import { useSearchFilter } from './use-search-filter';

const THIS_YEAR = new Date().getFullYear();
const defaults = { query: '', from: '2025-01-01', to: '2025-12-31' };

function Filtered({ onRepeat }: { onRepeat: () => void }) {
  const filter = useSearchFilter(defaults);
  return (
    <>
      <SearchFilter filter={filter} label="Things" onRepeat={onRepeat} isSearching={false} />
      <code>{JSON.stringify(filter.values)}</code>
      <output>{filter.problem}</output>
    </>
  );
}

function openFilter(address = '/things') {
  const onRepeat = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <Filtered onRepeat={onRepeat} /> }], {
    initialEntries: [address],
  });
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  return { router, onRepeat, user: userEvent.setup() };
}

const query = () => screen.getByRole('searchbox', { name: 'Search query' });
const day = (name: 'Date from' | 'Date to') => screen.getByLabelText(name);
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const searchedFor = () => JSON.parse(screen.getByRole('code').textContent ?? '');
/** A browser sets a date in one change. */
const choose = (name: 'Date from' | 'Date to', value: string) => fireEvent.change(day(name), { target: { value } });

test('VERS-003 SHRD-029 nothing is requested before Search, and then the address has the filter', async () => {
  const { user, router } = openFilter();
  await user.type(query(), ' signing ');
  choose('Date from', '2025-03-01');
  expect(searchedFor()).toEqual(defaults);

  await user.click(searchButton());
  expect(searchedFor()).toEqual({ query: 'signing', from: '2025-03-01', to: '2025-12-31' });
  expect(router.state.location.search).toBe('?search=signing&from=2025-03-01');
});

test('VERS-002 SHRD-029 each field is cleared by its cross, and a cleared date stays cleared', async () => {
  const { user, router } = openFilter('/things?search=signing');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await user.click(screen.getByRole('button', { name: 'Clear “Date from”' }));
  await user.click(screen.getByRole('button', { name: 'Clear “Date to”' }));
  expect(day('Date to')).toHaveFocus();
  await user.click(searchButton());
  expect(searchedFor()).toEqual({ query: '', from: '', to: '' });

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(router.state.location.search).toBe('');
  expect(day('Date from')).toHaveValue('2025-01-01');
});

test('VERS-004 date from cannot exceed date to: not in the calendar, and not by typing', async () => {
  const { user, router } = openFilter();
  expect(day('Date from')).toHaveAttribute('max', '2025-12-31');

  choose('Date from', '2026-01-01');
  await user.click(searchButton());
  expect(day('Date from')).toHaveAccessibleDescription('Date from cannot exceed date to');
  expect(day('Date from')).toHaveFocus();
  expect(router.state.location.search).toBe('');

  choose('Date from', '2025-12-31');
  expect(day('Date from')).not.toBeInvalid();
  await user.click(searchButton());
  expect(router.state.location.search).toBe('?from=2025-12-31');
});

test('VERS-005 date to cannot precede date from', async () => {
  const { user, router } = openFilter();
  expect(day('Date to')).toHaveAttribute('min', '2025-01-01');

  choose('Date to', '2024-12-31');
  await user.click(searchButton());
  expect(day('Date to')).toHaveAccessibleDescription('Date to cannot precede date from');
  expect(router.state.location.search).toBe('');
});

test('VERS-006 SHRD-026 years run from 2015 to the current one', async () => {
  const { user } = openFilter('/things?from=&to=');
  expect(day('Date from')).toHaveAttribute('min', '2015-01-01');
  expect(day('Date from')).toHaveAttribute('max', `${THIS_YEAR}-12-31`);
  expect(day('Date to')).toHaveAttribute('min', '2015-01-01');
  expect(day('Date to')).toHaveAttribute('max', `${THIS_YEAR}-12-31`);

  choose('Date from', '2014-12-31');
  choose('Date to', `${THIS_YEAR + 1}-01-01`);
  await user.click(searchButton());
  expect(day('Date from')).toHaveAccessibleDescription(`Enter a year from 2015 to ${THIS_YEAR}`);
  expect(day('Date to')).toHaveAccessibleDescription(`Enter a year from 2015 to ${THIS_YEAR}`);
  expect(searchedFor()).toEqual({ query: '', from: '', to: '' });
});

test.each([
  ['?from=2025-06-02&to=2025-06-01', 'Date from cannot exceed date to'],
  ['?from=abc', `Enter a year from 2015 to ${THIS_YEAR}`],
  ['?to=2026-13-45', `Enter a year from 2015 to ${THIS_YEAR}`],
])(
  'Q91 days that cannot match are named at their field and as the reason, and Reset clears them: %s',
  async (address, words) => {
    const { user, router } = openFilter(`/things${address}`);
    expect(screen.getByText(words, { selector: 'output' })).toBeVisible();
    const wrong = address.startsWith('?to') ? 'Date to' : 'Date from';
    expect(day(wrong)).toHaveAccessibleDescription(words);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(router.state.location.search).toBe('');
    expect(day(wrong)).not.toHaveAccessibleDescription();
  },
);

test('a repeated Search requests the list again', async () => {
  const { user, onRepeat } = openFilter();
  await user.click(searchButton());
  expect(onRepeat).toHaveBeenCalledTimes(1);
});
