import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { act } from 'react';
import area from '../area';
import { groupQuery } from '../groups/groups-queries';
import module from '../remote';

async function open(path = 'g-finance', options: RenderOptions = {}) {
  const rendered = await renderRoute(`/admin/team/group/${path}`, { area, module, ...options });
  return { ...rendered, sent: (name: string) => rendered.calls.filter((call) => call.name === name) };
}

const RENAME = 'PUT /api/CustomerGroup/Group';

const nameField = () => screen.findByLabelText('Name');
/** Queries by role are slow in a whole table. */
const memberRow = async (name: string) => (await screen.findByText(name)).closest('tr');

function sleep(ms: number) {
  const end = Date.now() + ms;
  return waitFor(() => expect(Date.now()).toBeGreaterThanOrEqual(end), { timeout: ms + 2000 });
}

test('ACCT-147 ACCT-148 the name saves itself 1000 ms after the last change, once', async () => {
  const { user, sent } = await open();
  const field = await nameField();
  await user.type(field, ' A');
  await sleep(400);
  const lastChange = Date.now();
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await user.type(field, 'B');
  // Measured time depends on the machine.
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(1000);
  timers.mockRestore();
  expect(screen.getByText('Unsaved')).toBeVisible();
  expect(await screen.findByText('Saved', {}, { timeout: 4000 })).toBeVisible();
  expect(Date.now()).toBeGreaterThanOrEqual(lastChange + 1000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Finance AB');
  expect(sent(RENAME).map(({ body }) => body)).toEqual([{ id: 'g-finance', name: 'Finance AB' }]);
});

test('ACCT-147 leaving the field saves at once, and so does leaving the page', async () => {
  const { user, sent, router } = await open();
  await user.type(await nameField(), '!');
  await user.tab();
  expect(sent(RENAME)).toHaveLength(1);
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), '?');
  await act(() => router.navigate('/admin/team/groups'));
  await waitFor(() => expect(sent(RENAME).at(-1)?.body).toEqual({ id: 'g-finance', name: 'Finance!?' }));
  expect(await screen.findByRole('row', { name: /Finance!\?/ })).toBeVisible();
});

test('an empty name is an error under the field and is never sent; Esc restores the saved one', async () => {
  const { user, sent, router } = await open();
  const field = await nameField();
  await user.clear(field);
  expect(field).toHaveAccessibleDescription('Name is required');
  await user.tab();
  await sleep(1100);
  expect(sent(RENAME)).toHaveLength(0);
  // An invalid name is not dropped unasked.
  await act(() => router.navigate('/admin/team/groups'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(question.getByText('The new name for Finance hasn’t been saved: Name is required')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('Finance');
  expect(field).not.toBeInvalid();
});

test('Q72 a name that is too long says so while it is typed, and is not saved', async () => {
  const { user, sent } = await open();
  await user.click(await nameField());
  await user.paste('x'.repeat(101));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^At most 100 characters: \d+ too many$/);
  await user.tab();
  expect(sent(RENAME)).toHaveLength(0);
});

test('ACCT-149 a name that the server refuses is an error under the field, not a toast, and the next one is saved', async () => {
  const { user } = await open();
  const field = await nameField();
  await user.clear(field);
  await user.type(field, 'Management{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('A group named Management already exists.'));
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.queryByText('Save failed')).not.toBeInTheDocument();
  await user.type(field, ' 2{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(field).not.toBeInvalid();
});

test('ACCT-149 a 400 with a message alone stands under the field too, and in no toast', async () => {
  const { user } = await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: RENAME, times: 1, fault: 'status=400;message=Too long a name.' }),
  });
  const field = await nameField();
  await user.type(field, ' AS{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too long a name.'));
  expect(screen.getAllByText('Too long a name.')).toHaveLength(1);
});

test('Q39 a toast reports a name that is refused after the page was left', async () => {
  const { user, router } = await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: RENAME, fault: 'delay=300;status=400;message=Too long a name.' }),
  });
  await user.type(await nameField(), ' AS');
  await act(() => router.navigate('/admin/team/groups'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long a name.');
});

test('Q39 a failed refetch leaves the group and the typed text', async () => {
  const { user, client, sandbox } = await open();
  const field = await nameField();
  await user.type(field, '{Control>}a{/Control}{Delete}');
  sandbox.faults.add({ match: 'GET /api/CustomerGroup/Group/g-finance', fault: 'status=500' });
  const { queryKey } = groupQuery('g-finance');
  await act(() => client.refetchQueries({ queryKey }));
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('ACCT-150 a failed rename shows Save failed, keeps the typed text, and Enter tries again', async () => {
  const { user, sent } = await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: RENAME, times: 1, fault: 'status=500' }),
  });
  const field = await nameField();
  await user.type(field, ' AS{Enter}');
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Save failed');
  // The page may be left, so the toast names the group.
  expect(within(failure).getByText(/^Finance$|^Finance\b(?! AS)/)).toBeVisible();
  expect(field).toHaveValue('Finance AS');
  await user.tab();
  expect(sent(RENAME)).toHaveLength(1);
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('two names in quick succession arrive in their order', async () => {
  const { user, sent } = await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: RENAME, times: 1, fault: 'delay=600' }),
  });
  const field = await nameField();
  await user.type(field, '1{Enter}2{Enter}');
  expect(sent(RENAME)).toHaveLength(1);
  expect(await screen.findByText('Saved', {}, { timeout: 4000 })).toBeVisible();
  expect(sent(RENAME).map(({ body }) => body)).toEqual([
    { id: 'g-finance', name: 'Finance1' },
    { id: 'g-finance', name: 'Finance12' },
  ]);
});

test('ACCT-151 ACCT-152 deleting a group says first how many users are in it', async () => {
  const { user, router, sent } = await open();
  await memberRow('Leif Gustavsson');
  await user.click(screen.getByRole('button', { name: 'Delete group' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete group Finance?' });
  expect(dialog).toHaveTextContent('There are 3 users in the group');
  await user.click(within(dialog).getByRole('button', { name: 'Delete group' }));
  expect(await screen.findByText('Group deleted')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/team/groups');
  expect(await screen.findByRole('row', { name: /Management/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Finance/ })).not.toBeInTheDocument();
  expect(sent('DELETE /api/CustomerGroup/Group/g-finance')).toHaveLength(1);
});

test('a group that was deleted elsewhere is replaced by a page that says so and links to the others', async () => {
  const { user, sandbox, client } = await open();
  await memberRow('Leif Gustavsson');
  const authorization = `Bearer ${await sandbox.tokenFor('teamAdmin')}`;
  await sandbox.app.inject({ method: 'DELETE', url: '/api/CustomerGroup/Group/g-finance', headers: { authorization } });
  await act(() => client.refetchQueries({ queryKey: ['CustomerGroup', 'Group'] }));
  expect(await screen.findByRole('heading', { name: 'The group was not found.' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All groups' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible();
});

test('ACCT-155 a group that cannot be deleted stays, and a toast says so', async () => {
  const { user, sent } = await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: 'DELETE /api/CustomerGroup', fault: 'delay=1500;status=500' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete group' }));
  await user.dblClick(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete group' }));
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('Failed to delete group');
  expect(sent('DELETE /api/CustomerGroup/Group/g-finance')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
});
