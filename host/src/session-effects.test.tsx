import type { customer, myUser } from '@console/api';
import { createQueryClient } from '@console/query';
import { sessionStore } from '@console/session';
import { act, renderRoutes, screen } from '@console/testing';
import { hostStart } from './language';
import { connectSession } from './session-effects';

const COLORS = {
  bgColor: '#eef1ec',
  headerBgColor: '#1f3a34',
  cardBgColor: '#ffffff',
  textPrimaryColor: '#111827',
  textSecondaryColor: '#52525b',
};
const MY_USER: myUser.MyUser = {
  firstName: 'Ingrid',
  lastName: 'Haugland',
  fullName: 'Ingrid Haugland',
  phoneNumber: '',
  email: 'ingrid@fjellheim.example',
  languageCode: 'en',
  userProfileImage: '',
  customerIds: [],
};
const company = (brandColors: typeof COLORS | null): customer.Customer => ({
  name: 'Fjellheim Pensjon AS',
  orgNumber: '999 000 111',
  country: null,
  currentPlan: null,
  licenses: [],
  activeProducts: [],
  billingAddress: null,
  visitingAddress: null,
  contactPerson: null,
  brandColors,
});

test('INTG-183 the frame has the colours of the session’s company, and its own for a company without colours', () => {
  connectSession(createQueryClient(), { signIn: () => {} });
  const stored = () => localStorage.getItem('console-branding');
  sessionStore.setState({ customer: company(COLORS) });
  expect(stored()).toContain('--colors-bg:#eef1ec');
  sessionStore.setState({ customer: undefined });
  expect(stored()).toContain('--colors-bg:#eef1ec');
  sessionStore.setState({ customer: company(null) });
  expect(stored()).toBeNull();
});

test.each([
  ['sv', 'sv', true],
  ['nb', 'nb', false],
  ['fi', 'en', true],
])('Q79 with %s in the profile, the page is read in %s; loaded again: %s', (languageCode, language, isLoadedAgain) => {
  hostStart().words = { language: 'nb', languages: ['nb', 'sv'], catalogues: Promise.resolve([]) };
  // jsdom logs an error instead of reloading.
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  connectSession(createQueryClient(), { signIn: () => {} });
  sessionStore.setState({ myUser: { ...MY_USER, languageCode } });
  expect(localStorage.getItem('console-language')).toBe(language);
  expect(JSON.stringify(log.mock.calls).includes('not implemented')).toBe(isLoadedAgain);
  log.mockRestore();
  act(() => void dispatchEvent(new Event('pageshow')));
  delete hostStart().words;
});

test('SHRD-011 SHRD-012 SHRD-013 C87 the message of a concurrent edit stays, and closing it reloads the page', async () => {
  const tellConflict = connectSession(createQueryClient(), { signIn: () => {} });
  const { user } = await renderRoutes([{ path: '/', element: <p>page</p> }], '/');
  act(() => tellConflict('Record has been modified by another user.'));
  expect(await screen.findByText('Record has been modified by another user.')).toBeVisible();
  // jsdom logs an error instead of reloading.
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: /^Close/ }));
  expect(JSON.stringify(log.mock.calls)).toContain('not implemented');
  log.mockRestore();
  act(() => void dispatchEvent(new Event('pageshow')));
});
