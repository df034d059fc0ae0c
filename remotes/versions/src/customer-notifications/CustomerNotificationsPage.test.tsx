import { customer } from '@console/api';
import { send, versionOf } from '@console/http';
import { act, type RenderOptions, renderRoute, screen, waitFor } from '@console/testing';
import area from '../area';
import module from '../remote';

const SETTINGS = '/api/Customer/SendReleasePackageNotificationsStatus';
const open = (options: RenderOptions = {}) =>
  renderRoute('/admin/version/customerNotifications', { area, module, ...options });

const choice = (name: 'Send notifications' | 'Don’t send notifications') =>
  screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const emails = () => screen.queryAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
const email = (number: number) => screen.getByRole('textbox', { name: `Email ${number}` });
const press = (name: string) => screen.getByRole('button', { name });

async function openSending(addresses: string[], options: RenderOptions = {}) {
  const rendered = await open(options);
  const { user } = rendered;
  await user.click(await screen.findByRole('radio', { name: /^Send/ }));
  for (const [index, address] of addresses.entries()) {
    if (index > 0) await user.click(press('Add email'));
    await user.click(email(index + 1));
    await user.paste(address);
  }
  return rendered;
}

test('VERS-031 VERS-032 the choice is between sending and not sending, and only sending has e-mail fields', async () => {
  const { user } = await open();
  await screen.findByRole('radiogroup', { name: 'Notifications on version updates' });
  expect(choice('Don’t send notifications')).toBeChecked();
  expect(emails()).toEqual([]);

  await user.click(choice('Send notifications'));
  expect(emails()).toEqual(['']);
  await user.click(choice('Don’t send notifications'));
  expect(emails()).toEqual([]);
});

test('VERS-033 there are up to 5 e-mail fields, which can be removed again', async () => {
  const { user } = await openSending(['a@x.example', 'b@x.example', 'c@x.example']);
  await user.click(press('Add email'));
  await user.click(press('Add email'));
  expect(email(5)).toHaveFocus();
  expect(press('Add email')).toHaveAccessibleDescription('You can add up to 5 addresses');
  await user.click(press('Add email'));
  expect(emails()).toHaveLength(5);

  await user.click(press('Remove email 2'));
  expect(emails()).toEqual(['a@x.example', 'c@x.example', '', '']);
  expect(email(2)).toHaveFocus();
});

test('VERS-034 an invalid address says "Invalid e-mail" and is not saved', async () => {
  const { user, calls } = await openSending(['a@x.example', 'nobody']);
  await user.click(press('Save'));
  expect(email(2)).toHaveAccessibleDescription('Invalid e-mail');
  expect(email(1)).not.toBeInvalid();
  expect(calls.some(({ name }) => name === `POST ${SETTINGS}`)).toBe(false);

  // A hidden address is not validated.
  await user.click(choice('Don’t send notifications'));
  await user.click(press('Save'));
  expect(await screen.findByText('Version Notification Settings have been saved')).toBeInTheDocument();
});

test('VERS-035 VERS-037 settings are saved, each address once, and are shown on the next visit', async () => {
  const { user, calls } = await openSending([' a@x.example ', 'A@x.example', 'b@x.example']);
  await user.click(press('Save'));
  expect(await screen.findByText('Version Notification Settings have been saved')).toBeInTheDocument();
  const saved = { emails: ['a@x.example', 'b@x.example'], sendReleasePackageNotifications: true };
  expect(calls.find(({ name }) => name === `POST ${SETTINGS}`)?.body).toEqual(saved);
  expect(emails()).toEqual(saved.emails);
  expect(press('Save')).toHaveAccessibleDescription('Nothing has changed');
  expect(await send(customer.getReleaseNotificationSettings)).toEqual(saved);
});

test('SHRD-011 Q58 what another administrator has saved since is not overwritten', async () => {
  const { user } = await openSending(['a@x.example']);
  const theirs = { emails: ['b@x.example'], sendReleasePackageNotifications: true };
  const read = await send(customer.getReleaseNotificationSettings);
  await send(customer.updateReleaseNotificationSettings, { body: theirs }, { version: versionOf(read) });

  await user.click(press('Save'));
  await waitFor(() => expect(press('Save')).toBeEnabled());
  expect(await send(customer.getReleaseNotificationSettings)).toEqual(theirs);
  expect(emails()).toEqual(['a@x.example']);
});

test('SHRD-011 settings that are opened again right after a save are what is stored by then', async () => {
  const { user, router } = await openSending(['a@x.example']);
  await user.click(press('Save'));
  await screen.findByText('Version Notification Settings have been saved');
  const theirs = { emails: ['b@x.example'], sendReleasePackageNotifications: true };
  const read = await send(customer.getReleaseNotificationSettings);
  await send(customer.updateReleaseNotificationSettings, { body: theirs }, { version: versionOf(read) });

  await act(() => router.navigate('/admin/version/releasePackages'));
  await act(() => router.navigate('/admin/version/customerNotifications'));
  await screen.findByRole('radiogroup');
  expect(emails()).toEqual(['b@x.example']);
});

test('VERS-038 a failed save says "Failed to update e-mails", and the form stays', async () => {
  const { user } = await openSending(['a@x.example'], {
    prepare: ({ faults }) => faults.add({ match: `POST ${SETTINGS}`, fault: 'status=503' }),
  });
  await user.click(press('Save'));
  expect(await screen.findByText('Failed to update e-mails')).toBeInTheDocument();
  expect(emails()).toEqual(['a@x.example']);
});

test('VERS-039 a failure to load the settings is shown, and Try again loads them', async () => {
  const { user, sandbox } = await open({
    prepare: ({ faults }) => faults.add({ match: `GET ${SETTINGS}`, fault: 'status=503' }),
  });
  const title = 'Failed to load information about notification settings';
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(press('Try again'));
  expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
});

test('Q39 a failed refetch keeps the form and its unsaved values', async () => {
  const { client, sandbox } = await openSending(['drift@fjellheim.example']);
  sandbox.faults.add({ match: `GET ${SETTINGS}`, fault: 'status=500' });
  await act(() => client.refetchQueries({ queryKey: ['Customer', 'SendReleasePackageNotificationsStatus'] }));
  expect(emails()).toEqual(['drift@fjellheim.example']);
});
