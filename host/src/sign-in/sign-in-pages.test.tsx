import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tabStorage } from '@console/browser';
import { monthPicture } from '@console/product';
import { sessionStore } from '@console/session';
import { act, fireEvent, screen, waitFor } from '@console/testing';
import { renderConsole } from '../testing/render-console';

/** Only the identity provider could cause this. */
const become = (state: Partial<ReturnType<typeof sessionStore.getState>>) => act(() => sessionStore.setState(state));
const picture = () => document.querySelector('img');

test('HOST-001 HOST-008 without a session every page is the sign-in page, which has no password field', async () => {
  await renderConsole('/admin/dashboard');
  become({ status: 'not-authenticated' });
  expect(await screen.findByText('Not Authenticated')).toBeVisible();
  expect(screen.getByRole('button', { name: /Continue to sign-in/ })).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('Q150 the title is of the page that is shown, and a signed-out page says so at its heading', async () => {
  await renderConsole('/admin/dashboard');
  become({ status: 'not-authenticated', reason: 'signed-out', customer: undefined });
  expect(await screen.findByRole('heading', { name: /Sign in to/ })).toHaveFocus();
  expect(document.title).toBe('Sign in - Console');
  expect(screen.getAllByText('You’re signed out.')).toHaveLength(2);
  become({ status: 'failed' });
  expect(document.title).toBe('Sign-in isn’t available right now - Console');
});

test.each([
  ['language', 'The console is now in English.'],
  ['company', 'You’re now in Fjellheim Pensjon AS.'],
])('Q150 after a change of %s the new page says so once, and its heading has the focus', async (note, outcome) => {
  tabStorage.common.write('console.arrival', note);
  await renderConsole('/admin/dashboard');
  expect(await screen.findByText(outcome)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-page-heading'));
  expect(tabStorage.common.read('console.arrival')).toBeUndefined();
});

test('HOST-009 an account that the platform refuses is shown Not Authorized and can sign out', async () => {
  await renderConsole('/', {
    prepare: (sandbox) =>
      sandbox.faults.add({ match: 'GET /api/CustomerUser/AllProductFeatures', fault: 'status=403;message=No access' }),
  });
  expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('HOST-009 a refusal that is not the platform’s, such as a rate limiter’s, does not blame the account and can be tried again', async () => {
  const { sandbox, user } = await renderConsole('/', {
    prepare: (own) =>
      own.faults.add({ match: 'GET /api/CustomerUser/AllProductFeatures', fault: 'status=403;body=html' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard' })).toBeVisible();
  expect(screen.queryByText('Not Authorized')).not.toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});

test.each(['starting', 'in-process'] as const)(
  'HOST-010 while %s the page reads Authentication in process',
  async (status) => {
    await renderConsole('/');
    become({ status });
    expect(screen.getByText('Authentication in process')).toBeVisible();
  },
);

test('Q2 a refused answer of the provider is explained, with a button to sign in again', async () => {
  await renderConsole('/');
  become({ status: 'not-authenticated', reason: 'refused' });
  expect(
    await screen.findByText('Couldn’t complete your sign-in. Please sign in again.', { selector: 'span' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
});

test('Q4 a provider that does not answer is explained, with a button to try again', async () => {
  await renderConsole('/');
  become({ status: 'failed', reason: 'provider-unreachable' });
  expect(await screen.findByRole('heading', { name: 'Sign-in isn’t available right now' })).toBeVisible();
  expect(await screen.findByText(/The sign-in service isn’t responding/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('HOST-012 HOST-013 each of the twelve months has its own picture, chosen by the calendar', () => {
  const sources = Array.from({ length: 12 }, (_, month) => monthPicture(new Date(2026, month, 15)).src);
  expect(new Set(sources).size).toBe(12);
  for (const src of sources) expect(existsSync(join(__dirname, '../../public', src))).toBe(true);
});

test('HOST-012 the sign-in page shows the picture of this month', async () => {
  await renderConsole('/');
  become({ status: 'not-authenticated' });
  expect(picture()).toHaveAttribute('src', monthPicture(new Date()).src);
});

test('HOST-014 a missing picture leaves a working page', async () => {
  await renderConsole('/');
  become({ status: 'not-authenticated' });
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  expect(screen.getByRole('button', { name: /Continue to sign-in/ })).toBeVisible();
});
