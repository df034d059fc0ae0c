import { sessionStore } from '@console/session';
import {
  act,
  fill,
  type RenderedRoute,
  type RenderOptions,
  renderRoute,
  screen,
  testConfig,
  waitFor,
  within,
} from '@console/testing';
import area from '../area';
import module from '../remote';

const SAVE = 'POST /api/MyUser';
const LIMIT = 550_000;

async function openProfile(options: RenderOptions = {}) {
  const view = await renderRoute('/userprofile', { area, module, ...options });
  const firstName = await screen.findByRole('textbox', { name: 'First name' });
  const lastName = screen.getByRole('textbox', { name: 'Last name' });
  const phone = screen.getByRole('textbox', { name: 'Phone number' });
  const language = screen.getByRole('combobox', { name: 'Language' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const choosePhoto = (file: File) => view.user.upload(screen.getByLabelText('Photo file'), file);
  return { ...view, firstName, lastName, phone, language, save, choosePhoto };
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const photoBytes = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
const photoOf = (bytes: number) => new File([photoBytes(bytes)], 'me.png', { type: 'image/png' });

test('ACCT-026 ACCT-027 ACCT-029 ACCT-038 the page shows the user’s own data, with Save and Cancel', async () => {
  const { firstName, lastName, phone, language } = await openProfile();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personal account settings');
  expect(firstName).toHaveValue('Ingrid');
  expect(lastName).toHaveValue('Haugland');
  expect(phone).toHaveDisplayValue(/^\+47/);
  expect(language).toHaveDisplayValue('English');
  // Each name is read in its language.
  expect(within(language).getByRole('option', { name: 'Svenska' })).toHaveAttribute('lang', 'sv');
  expect(screen.getByRole('button', { name: 'Upload photo' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});

test('ACCT-028 email is read-only', async () => {
  const { user } = await openProfile();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'x');
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveValue('ingrid.haugland@fjellheim.example');
});

test('ACCT-029 Cancel reverts the changes', async () => {
  const { user, firstName } = await openProfile();
  await fill(user, firstName, ' Marie');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(firstName).toHaveValue('Ingrid');
});

test('ACCT-030 ACCT-031 ACCT-033 first name, last name and phone number are required', async () => {
  const { user, firstName, lastName, phone, save, calls } = await openProfile();
  for (const field of [firstName, lastName, phone]) await user.clear(field);
  await user.type(firstName, ' ');
  await save();
  expect(firstName).toHaveAccessibleDescription('First name is required');
  expect(lastName).toHaveAccessibleDescription('Last name is required');
  expect(phone).toHaveAccessibleDescription('Phone number is required');
  expect(calls.filter(({ name }) => name === SAVE)).toHaveLength(0);
});

test('ACCT-039 ACCT-040 ACCT-041 SHRD-006 SHRD-031 saving sends the profile fields and shows a toast, and the frame shows the new name', async () => {
  const { user, firstName, language, save, calls } = await openProfile();
  await fill(user, firstName, ' Marie');
  await user.selectOptions(language, 'Svenska');
  await save();
  expect(await screen.findByText('User profile updated')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === SAVE)?.body).toEqual({
    firstName: 'Ingrid Marie',
    lastName: 'Haugland',
    phoneNumber: '+47 400 00 400',
    languageCode: 'sv',
    userProfileImage: '',
  });
  await waitFor(() => expect(sessionStore.getState().myUser?.fullName).toBe('Ingrid Marie Haugland'));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

test('ACCT-042 a failure says "Failed to update user profile" and keeps the typed text', async () => {
  const { user, firstName, save, sandbox } = await openProfile();
  sandbox.faults.add({ match: SAVE, fault: 'status=500' });
  await fill(user, firstName, ' Marie');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update user profile');
  expect(firstName).toHaveValue('Ingrid Marie');
});

test('ACCT-034 ACCT-036 a photo of 550000 bytes is accepted and saved as a data URL', async () => {
  const { choosePhoto, save, calls } = await openProfile();
  await choosePhoto(photoOf(LIMIT));
  await screen.findByRole('button', { name: 'Change photo' });
  await save();
  expect(await screen.findByText('User profile updated')).toBeInTheDocument();
  const sent = calls.find(({ name }) => name === SAVE)?.body;
  const base64 = photoBytes(LIMIT).toString('base64');
  // A failed comparison would print the photo.
  expect(JSON.stringify(sent).includes(`"data:image/png;base64,${base64}"`)).toBe(true);
});

test('ACCT-035 a photo of 550001 bytes is refused with "Maximum file size 500 KB", and can be cropped to fit', async () => {
  const { choosePhoto } = await openProfile();
  await choosePhoto(photoOf(LIMIT + 1));
  expect(await screen.findByText(/Maximum file size 500 KB/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Crop it to fit' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');

  await choosePhoto(photoOf(10));
  await screen.findByRole('button', { name: 'Change photo' });
  expect(screen.queryByText(/Maximum file size/)).not.toBeInTheDocument();
});

test('ACCT-036 a removed photo is saved as an empty value', async () => {
  const { user, choosePhoto, save, calls } = await openProfile();
  await choosePhoto(photoOf(10));
  await screen.findByRole('button', { name: 'Change photo' });
  await save();
  await screen.findByText('User profile updated');
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await save();
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === SAVE)?.body).toMatchObject({ userProfileImage: '' }),
  );
});

test.each([
  ['ACCT-038', 'GET /api/MyUser'],
  ['ACCT-040', 'GET /centerpoint/api/Language'],
])('%s %s that fails says "Failed to load", and Try again loads it', async (_id, match) => {
  const { user, sandbox } = await renderRoute('/userprofile', { area, module });
  sandbox.faults.add({ match, fault: 'status=500' });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeInTheDocument();
});

test.each([
  ['the profile', 'GET /api/MyUser', ['MyUser']],
  ['the languages', 'GET /centerpoint/api/Language', ['Language']],
])('Q39 a refetch of %s that fails leaves the form and what was typed', async (_, match, queryKey) => {
  const { user, firstName, client, sandbox } = await openProfile();
  await fill(user, firstName, ' Marie');
  sandbox.faults.add({ match, fault: 'status=500' });
  await act(() => client.refetchQueries({ queryKey }));
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(firstName).toBeInTheDocument();
  expect(firstName).toHaveValue('Ingrid Marie');
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

async function addSessions(sandbox: RenderedRoute['sandbox']) {
  const at = Date.now() - 2 * 60 * 60 * 1_000;
  await sandbox.addSession('owner', { grantId: 'here', userAgent: FIREFOX, address: '192.0.2.4', at });
  await sandbox.addSession('owner', { grantId: 'phone', userAgent: PHONE, address: '198.51.100.7', at });
  await sandbox.addSession('teamAdmin', { grantId: 'yngve', userAgent: FIREFOX, address: '203.0.113.9', at });
}

test('C153 one’s own sessions are shown with browser, place and time; by keyboard the others are ended, and nobody else’s', async () => {
  const { user, sandbox } = await openProfile({ grantId: 'here', prepare: addSessions });
  const list = within(await screen.findByRole('list', { name: 'Where you’re signed in' }));
  const [first, second] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  const [here, phone] = within(first).queryByText('This browser') ? [first, second] : [second, first];
  expect(here).toHaveTextContent(/^Firefox on Windows192\.0\.2\.4 · signed in .*This browser$/);
  expect(phone).toHaveTextContent(/^Safari on iPhone198\.51\.100\.7 · signed in .* · last used 2 hours ago$/);
  expect(list.getAllByRole('listitem')).toHaveLength(2);

  screen.getByRole('button', { name: 'Sign out of other browsers' }).focus();
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out of other browsers?' }));
  await user.click(question.getByRole('button', { name: 'Sign out of other browsers' }));
  expect(await screen.findByText('Signed out of 1 other browser')).toBeVisible();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out of other browsers' })).not.toBeInTheDocument();
  const callWith = async (persona: 'owner' | 'teamAdmin', grantId: string) =>
    sandbox.fetch('http://localhost:4000/api/MyUser', {
      headers: { authorization: `Bearer ${await sandbox.tokenFor(persona, grantId)}` },
    });
  expect((await callWith('owner', 'phone')).status).toBe(401);
  expect((await callWith('owner', 'here')).status).toBe(200);
  expect((await callWith('teamAdmin', 'yngve')).status).toBe(200);
});

test('C153 the question about the other browsers says when they notice, and closes if a lost answer has ended them', async () => {
  const { user, sandbox } = await openProfile({ grantId: 'here', prepare: addSessions });
  await user.click(await screen.findByRole('button', { name: 'Sign out of other browsers' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out of other browsers?' });
  expect(question).toHaveTextContent('until then, the current page stays visible');
  sandbox.faults.add({ match: 'POST /api/MyUser/Sessions/EndOthers', times: 1, fault: 'body=lost' });
  await user.click(within(question).getByRole('button', { name: 'Sign out of other browsers' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByText('Couldn’t sign you out of your other browsers')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Where you’re signed in' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

test('C153 without sessions and pages in the configuration the profile says nothing of them; pages are links', async () => {
  const configure = (settings: object) =>
    jest.replaceProperty(testConfig, 'areas', { settings: { 'account-and-team': settings } });
  const none = configure({});
  const { unmount, calls } = await openProfile();
  expect(screen.queryByText('Where you’re signed in')).not.toBeInTheDocument();
  expect(screen.queryByText('Password and two-factor authentication')).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/MyUser/Sessions');
  unmount();
  none.restore();

  const some = configure({ identityPages: { password: 'https://id.example/password' } });
  await openProfile();
  expect(screen.getByRole('link', { name: /Change password/ })).toHaveAttribute('href', 'https://id.example/password');
  expect(screen.queryByText('Two-factor authentication')).not.toBeInTheDocument();
  some.restore();
});
