import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { clearJobs } from '@console/ui';
import area from '../area';
import module from '../remote';

const PENDING = 's.maehlum@fjellheim.example';
const ACCEPTED = 'vilde.skar@fjellheim.example';
const INVITE = 'POST /api/ManageTeam/InviteUser';

afterEach(() => act(clearJobs));

async function openInvites(options: RenderOptions = {}) {
  const view = await renderRoute('/admin/team/invite', { area, module, ...options });
  await screen.findByRole('rowheader', { name: PENDING });
  await screen.findByRole('option', { name: 'Reader' });
  const form = within(screen.getByRole('form', { name: 'Invite users' }));
  const { user } = view;
  return {
    ...view,
    form,
    async invite(...emails: string[]) {
      await user.click(form.getByRole('textbox', { name: 'Email' }));
      await user.paste(emails.join('; '));
      await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Reader');
      await user.click(form.getByRole('button', { name: 'Send invites' }));
    },
  };
}

const rowOf = (email: string) => within(screen.getByRole('rowheader', { name: email }).closest('tr') as HTMLElement);
const find = (email: string) => screen.findByRole('rowheader', { name: email });

test('ACCT-074 the page is titled "Manage Invites", and keys pass its form before the file', async () => {
  await openInvites();
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Invites' })).toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Send invites' });
  const file = screen.getByRole('button', { name: 'Choose file' });
  expect(send.compareDocumentPosition(file)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('ACCT-075 ACCT-087 an address is invited with a role and gets its mail', async () => {
  const { invite, sandbox } = await openInvites();
  await invite('kari@partner.example');

  await find('kari@partner.example');
  expect(rowOf('kari@partner.example').getByRole('cell', { name: 'Reader' })).toBeInTheDocument();
  expect(await screen.findByText('1 invite sent')).toBeInTheDocument();
  expect(await sandbox.outbox.list()).toMatchObject([{ to: 'kari@partner.example' }]);
});

test('Q40 ACCT-091 a failure of the platform does not blame the address, and offers to send it again', async () => {
  const { invite, form, user, sandbox } = await openInvites();
  sandbox.faults.add({ match: INVITE, fault: 'status=500', times: 1 });
  await invite('kari@partner.example');
  const again = await form.findByRole('button', { name: 'Send again' });
  expect(form.queryByText(/can’t be used/)).not.toBeInTheDocument();
  expect(form.queryByRole('button', { name: /^Remove (it|the)/ })).not.toBeInTheDocument();
  await user.click(again);
  await find('kari@partner.example');
});

test('ACCT-076 ACCT-077 the email is required and must be an email; nothing is sent before', async () => {
  const { user, form, invite, sandbox } = await openInvites();

  await user.click(form.getByRole('button', { name: 'Send invites' }));
  expect(await form.findByText('Email is required')).toBeInTheDocument();
  await invite('kari@');
  expect(await form.findAllByText('Must be valid email')).not.toHaveLength(0);
  expect(await sandbox.outbox.list()).toEqual([]);
});

test('ACCT-078 ACCT-079 ACCT-084 an invite shows its address, role, date in en-GB with short month, and age', async () => {
  await openInvites();
  const invitedOn = new Date(Date.now() - 19 * 24 * 60 * 60 * 1000);
  const [day, month, year] = [invitedOn.getDate(), invitedOn.toDateString().slice(4, 7), invitedOn.getFullYear()];

  const row = rowOf(PENDING);
  expect(row.getByRole('cell', { name: 'Case handler' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: `${String(day).padStart(2, '0')} ${month} ${year}` })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: '19 days ago' })).toBeInTheDocument();
});

test('ACCT-080 ACCT-081 ACCT-088 pending invites are chosen and removed together, after a question with their number', async () => {
  const { user } = await openInvites();

  await user.click(rowOf(PENDING).getByRole('checkbox'));
  await user.click(rowOf('ottar.lindvik@fjellheim.example').getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 invites?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove invites' }));

  expect(await screen.findByText('2 invites removed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: PENDING })).not.toBeInTheDocument());
  expect(screen.getByRole('rowheader', { name: 'revisjon@partner.example' })).toBeInTheDocument();
});

test('SHRD-021 invites that cannot be removed stay, and a toast says so', async () => {
  const { user, sandbox } = await openInvites();
  sandbox.faults.add({ match: 'POST /api/ManageTeam/PendingInvites/RemoveMany', fault: 'status=500' });

  await user.click(rowOf(PENDING).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove invite' }));
  expect(await screen.findByText('Failed to delete selected items')).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: PENDING })).toBeInTheDocument();
});

test('ACCT-082 ACCT-083 an accepted invite is shown as User and cannot be chosen, also not by choosing all', async () => {
  const { user } = await openInvites();

  expect(rowOf(PENDING).getByText('Pending')).toBeInTheDocument();
  expect(rowOf(ACCEPTED).getByText('User')).toBeInTheDocument();
  expect(rowOf(ACCEPTED).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 invites' }));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
});

test('ACCT-085 the list shows the answer of PendingAndAcceptedInvites/1', async () => {
  await renderRoute('/admin/team/invite', {
    area,
    module,
    prepare: ({ faults }) =>
      faults.add({ match: 'GET /api/ManageTeam/PendingAndAcceptedInvites/1', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeInTheDocument();
});

test('ACCT-086 pending invites count as held licences', async () => {
  const { invite } = await openInvites();
  expect(await screen.findByText(/9 licenses left of 60/)).toBeInTheDocument();
  await invite('kari@partner.example');
  expect(await screen.findByText(/8 licenses left of 60/)).toBeInTheDocument();
});

test("ACCT-089 a refused address shows the server's message under the form and stays in the field", async () => {
  const { invite, form } = await openInvites();
  await invite('kare.mikkelsen@fjellheim.example');

  expect(await form.findByRole('alert')).toHaveTextContent('kare.mikkelsen@fjellheim.example is already a user.');
  expect(form.getByRole('textbox', { name: 'Email' }).parentElement).toHaveTextContent('kare.mikkelsen@');
});

test("ACCT-090 a reached licence limit is reported in the specification's words", async () => {
  const { invite, form } = await openInvites({ prepare: (sandbox) => sandbox.setUserLimit('AD', 51) });
  await invite('kari@partner.example');
  expect(await form.findByRole('alert')).toHaveTextContent(
    'License usage limit reached. Please change your license to invite new user.',
  );
});

test('ACCT-091 an invite whose answer is lost says so, marks no address as wrong, and is in the list as sent', async () => {
  const { user, invite, form, sandbox } = await openInvites();
  sandbox.faults.add({ match: INVITE, times: 1, fault: 'body=lost' });
  await invite('kari@partner.example');
  expect(await form.findByRole('alert')).toHaveTextContent(/^Request failed\s*We didn’t get a response/);
  expect(form.queryByText(/can’t be used/)).not.toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'kari@partner.example' })).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Send again' }));
  expect(await form.findByText(/1 of 1 can’t be used/)).toBeVisible();
  expect(form.getByRole('alert')).toHaveTextContent('already');
});

test('several addresses are sent one by one: each has its result, and failed addresses stay in the field', async () => {
  const { invite, form, sandbox } = await openInvites();
  await invite('kari@partner.example', 'kare.mikkelsen@fjellheim.example', 'ola@partner.example');

  const result = within(await form.findByRole('region', { name: 'Result' }));
  expect(await result.findByText('2 of 3 invited')).toBeInTheDocument();
  expect(result.getByText(/kare.mikkelsen@.* is already a user\./)).toBeInTheDocument();
  const field = form.getByRole('textbox', { name: 'Email' }).parentElement;
  expect(field).toHaveTextContent('kare.mikkelsen@');
  expect(field).not.toHaveTextContent('kari@');
  expect((await sandbox.outbox.list()).map(({ to }) => to)).toEqual(['ola@partner.example', 'kari@partner.example']);
});

test('after the licence is used up the rest is not tried', async () => {
  const { invite, form } = await openInvites({ prepare: (sandbox) => sandbox.setUserLimit('AD', 52) });
  await invite('one@partner.example', 'two@partner.example', 'three@partner.example');
  expect(await form.findByText('1 of 3 invited')).toBeInTheDocument();
  expect(
    form.getByText('three@partner.example: Not sent because the license limit had already been reached.'),
  ).toBeVisible();
});

test('C111 a lost connection ends the sending: no address is marked, all stay in the field, and Send again is offered', async () => {
  const { user, invite, form, sandbox, calls } = await openInvites();
  sandbox.faults.add({ match: INVITE, fault: 'body=drop' });
  await invite('one@partner.example', 'two@partner.example', 'three@partner.example');
  expect(await form.findByText('0 of 3 invited')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === INVITE)).toHaveLength(1);
  expect(form.getByText('three@partner.example: Not sent because earlier invites failed.')).toBeVisible();
  expect(form.queryByText(/can’t be used/)).not.toBeInTheDocument();

  sandbox.faults.clear();
  await user.click(form.getByRole('button', { name: 'Send again' }));
  expect(await form.findByText('3 of 3 invited')).toBeInTheDocument();
  expect(form.queryByText('one@partner.example: invited')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Show all' }));
  expect(form.getByText('one@partner.example: invited')).toBeVisible();
});

test('Send again sends another mail and resets the age', async () => {
  const { user, sandbox } = await openInvites();
  await user.click(screen.getByRole('button', { name: `Send again to ${PENDING}` }));

  expect(await screen.findByText('Invite sent again')).toBeInTheDocument();
  await waitFor(() => expect(rowOf(PENDING).getByRole('cell', { name: 'just now' })).toBeInTheDocument());
  expect(await sandbox.outbox.list()).toMatchObject([{ to: PENDING }]);
});

test('Q39 Send again reports its outcome, even if the row has gone', async () => {
  const { user, sandbox, client } = await openInvites();
  sandbox.faults.add({ match: INVITE, fault: 'delay=400;status=400;message=The role is being removed.' });
  await user.click(screen.getByRole('button', { name: `Send again to ${PENDING}` }));
  // The list is refetched between the two calls.
  await waitFor(async () => {
    await act(() => client.refetchQueries({ queryKey: ['ManageTeam', 'PendingAndAcceptedInvites'] }));
    expect(screen.queryByRole('rowheader', { name: PENDING })).not.toBeInTheDocument();
  });
  expect(await screen.findByText('The role is being removed.')).toBeVisible();
  expect(screen.getByText(`${PENDING} no longer has an invite. Send a new one.`)).toBeVisible();
});

test('Send again is sent once however often it is pressed, and other rows need not wait', async () => {
  const { user, sandbox, calls } = await openInvites();
  sandbox.faults.add({ match: INVITE, fault: 'delay=300' });
  await user.dblClick(screen.getByRole('button', { name: `Send again to ${PENDING}` }));
  await user.click(screen.getByRole('button', { name: 'Send again to revisjon@partner.example' }));
  await waitFor(async () => expect(await sandbox.outbox.list()).toHaveLength(2));
  expect(calls.filter(({ name }) => name === INVITE)).toHaveLength(2);
});

test('Q39 C111 several invites are sent again one by one as a job; after a lost connection the others are still invited', async () => {
  const { user, sandbox, calls } = await openInvites();
  sandbox.faults.add({ match: INVITE, times: 1, fault: 'delay=1000;body=drop' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 invites' }));
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Send again' }),
  );
  expect(await screen.findByText('Sending invites again: 0 of 3')).toBeVisible();
  expect(await screen.findByText('2 invites weren’t sent again', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/no longer has an invite\. Send a new one\.$/)).toBeVisible();
  expect(calls.filter(({ name }) => name.endsWith('PendingInvites/RemoveMany'))).toHaveLength(1);
});

test('Q39 several invites are sent on when the page is left, and toasts report the results', async () => {
  const { invite, router, sandbox } = await openInvites();
  sandbox.faults.add({ match: INVITE, times: 1, fault: 'delay=1000' });
  await invite('kari@partner.example', 'kare.mikkelsen@fjellheim.example', 'ola@partner.example');
  expect(await screen.findByText('Sending invites: 0 of 3')).toBeVisible();
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Elsewhere')).toBeVisible();

  expect(await screen.findByText('2 invites sent', {}, { timeout: 10_000 })).toBeVisible();
  const failure = (await screen.findByText('Couldn’t invite 1 person')).closest<HTMLElement>('[role=alert]');
  expect(failure).toHaveTextContent('kare.mikkelsen@fjellheim.example');
  expect(await sandbox.outbox.list()).toHaveLength(2);

  await act(() => router.navigate('/admin/team/invite'));
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText('2 of 3 invited')).toBeVisible();
});

test('Stop sends no further invite, and unsent addresses return to the field before those typed since', async () => {
  const { invite, form, user, sandbox } = await openInvites();
  sandbox.faults.add({ match: INVITE, times: 1, fault: 'delay=1500' });
  await invite('kari@partner.example', 'ola@partner.example');
  const field = form.getByRole('textbox', { name: 'Email' });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(field);
  await user.paste('eva@partner.example;');
  expect(form.getByRole('button', { name: 'Send invites' })).toHaveAccessibleDescription(
    'Previous invites are still being sent',
  );

  expect(await screen.findByText('Stopped', {}, { timeout: 10_000 })).toBeVisible();
  await waitFor(() => expect(field.parentElement).toHaveTextContent('ola@'));
  expect(field.parentElement).toHaveTextContent(/ola@.*eva@/);
  expect(field.parentElement).not.toHaveTextContent('kari@');
  expect((await sandbox.outbox.list()).map(({ to }) => to)).toEqual(['kari@partner.example']);
});

const manyAddresses = (...more: string[]) => [
  ...Array.from({ length: 12 }, (_, index) => `new.${index + 1}@partner.example`),
  ...more,
];

test('ACCT-077 many addresses are reviewed before they are sent: invalid ones, users and invited people, those without a licence', async () => {
  const { invite, form, user, sandbox } = await openInvites();
  await invite(...manyAddresses('nonsense', 'kare.mikkelsen@fjellheim.example', PENDING));
  expect(
    await form.findByText('12 addresses, 9 licenses left, 1 invalid, 1 already a user, 1 already invited'),
  ).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite users' }));
  expect(dialog.getByText('3 won’t be sent: no licenses left.', { exact: false })).toBeVisible();
  expect(within(dialog.getByRole('region', { name: 'Invalid · 1' })).getByText('nonsense')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show Already a user' }));
  expect(dialog.getByText('kare.mikkelsen@fjellheim.example')).toBeVisible();

  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy their addresses' }));
  expect(copy).toHaveBeenCalledWith('new.10@partner.example, new.11@partner.example, new.12@partner.example');
  await user.click(dialog.getByRole('button', { name: 'Remove new.1@partner.example' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the invalid address' }));
  expect(dialog.queryByText('nonsense')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send the first 9' }));

  expect(await form.findByText('9 of 9 invited', {}, { timeout: 5_000 })).toBeVisible();
  expect(await sandbox.outbox.list()).toHaveLength(9);
  const field = form.getByRole('textbox', { name: 'Email' }).parentElement;
  expect(field).toHaveTextContent(/^new.11@partner.examplenew.12@partner.example$/);
  expect(await form.findByText(/^2 addresses, 0 licenses left/, {}, { timeout: 5_000 })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Clear all' }));
  expect(field).not.toHaveTextContent('new.11@');
});

test('Send invites shows a review of more addresses than fit at a glance', async () => {
  const { invite, user, sandbox } = await openInvites();
  await invite(...manyAddresses());
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite users' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await sandbox.outbox.list()).toEqual([]);
});
