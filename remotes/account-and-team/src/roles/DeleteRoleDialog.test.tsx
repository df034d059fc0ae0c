import { type RenderedRoute, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const AUDITOR = 'r-fjellheim-auditor';
const READER = 'r-fjellheim-reader';
const DELETE = `DELETE /api/CustomerRole/Role/${AUDITOR}`;
const MOVE = `PUT /api/CustomerRole/Role/Move/${AUDITOR}/${READER}`;

const openRoles = (search = `?delete=${AUDITOR}`, options: RenderOptions = {}) =>
  renderRoute(`/admin/team/roles${search}`, { area, module, ...options });

const dialog = async (role = 'Auditor') =>
  within(await screen.findByRole('alertdialog', { name: `Delete role ${role}?` }));

const writes = ({ calls }: Pick<RenderedRoute, 'calls'>) =>
  calls.map(({ name }) => name).filter((name) => !name.startsWith('GET'));

const freeAuditor: RenderOptions = {
  prepare: async (sandbox) => {
    const authorization = `Bearer ${await sandbox.tokenFor('owner')}`;
    const url = `http://localhost:4000/api/CustomerRole/Role/Move/${AUDITOR}/${READER}`;
    await sandbox.fetch(url, { method: 'PUT', headers: { authorization } });
  },
};

test('ACCT-111 ACCT-112 a role that is in use asks for another one, and lists the users and invites that will have it', async () => {
  const { calls } = await openRoles();
  const question = await dialog();
  expect(await question.findByText(/^2 users and 1 invite have this role/)).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain(`GET /api/CustomerRole/Invites/${AUDITOR}`);
  const listed = within(question.getByRole('list', { name: 'Will be moved' })).getAllByRole('listitem');
  expect(listed.map((item) => item.textContent)).toEqual([
    'Gunnhild Sæther gunnhild.saether@fjellheim.example',
    'Per-Olof Hägglund per-olof.hagglund@fjellheim.example',
    'revisjon@partner.example Invite',
  ]);
  expect(question.getByLabelText('Replacement role')).toHaveValue('');
  expect(question.queryByRole('option', { name: 'Auditor' })).not.toBeInTheDocument();
});

test('ACCT-113 ACCT-114 "Move users and delete role" is blocked until a replacement is chosen', async () => {
  const { user, ...rendered } = await openRoles();
  const question = await dialog();
  const button = await question.findByRole('button', { name: 'Move users and delete role' });
  expect(button).toHaveAccessibleDescription('Choose a replacement role first');
  await user.click(button);
  expect(writes(rendered)).toEqual([]);
  await question.findByRole('option', { name: 'Reader' });
  await user.selectOptions(await question.findByLabelText('Replacement role'), 'Reader');
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('ACCT-112 the dialog shows what the replacement gives and takes, before users are moved', async () => {
  const { user } = await openRoles();
  const question = await dialog();
  await question.findByRole('option', { name: 'Administrator' });
  const replacement = question.getByLabelText('Replacement role');
  expect(question.queryByText(/^Was/)).not.toBeInTheDocument();
  await user.selectOptions(replacement, 'Administrator');
  const effect = /^Was Auditor ?\. Gains Studio, .*Signature/;
  await waitFor(() => expect(replacement).toHaveAccessibleDescription(effect));
  await user.selectOptions(replacement, 'Reader');
  await waitFor(() => expect(replacement).toHaveAccessibleDescription(/^Was Auditor ?\. Loses Audit/));
});

test('C122 the user’s own role cannot be deleted, and the reason is shown before a replacement is chosen', async () => {
  const own = 'r-fjellheim-team-administrator';
  await openRoles(`?delete=${own}`, { persona: 'teamAdmin' });
  const question = await dialog('Team administrator');
  const reason =
    'You can’t delete the role Team administrator because you have it yourself. Ask another administrator to delete it.';
  const [message] = await question.findAllByText(reason);
  expect(message).toBeVisible();
  expect(question.queryByLabelText('Replacement role')).not.toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Move users and delete role' })).toHaveAccessibleDescription(reason);
});

test('ACCT-115 users and invites are moved first, then the role is deleted', async () => {
  const { user, ...rendered } = await openRoles();
  const question = await dialog();
  await question.findByRole('option', { name: 'Reader' });
  await user.selectOptions(await question.findByLabelText('Replacement role'), 'Reader');
  await user.click(await question.findByRole('button', { name: 'Move users and delete role' }));
  expect(await screen.findByText('Role deleted')).toBeVisible();
  expect(writes(rendered)).toEqual([MOVE, DELETE]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Auditor' })).not.toBeInTheDocument());
});

test('ACCT-116 ACCT-120 when the move fails, the role is not deleted and the dialog stays for another try', async () => {
  const { user, ...rendered } = await openRoles();
  rendered.sandbox.faults.add({ match: MOVE, fault: 'status=500', times: 1 });
  const question = await dialog();
  await question.findByRole('option', { name: 'Reader' });
  await user.selectOptions(await question.findByLabelText('Replacement role'), 'Reader');
  const button = await question.findByRole('button', { name: 'Move users and delete role' });
  await user.click(button);
  expect(await screen.findByText('Failed to delete role')).toBeVisible();
  expect(writes(rendered)).toEqual([MOVE]);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  await waitFor(() => expect(writes(rendered)).toEqual([MOVE, MOVE, DELETE]));
});

test('ACCT-117 with nothing attached the button reads "Delete role", and nothing is moved', async () => {
  const { user, ...rendered } = await openRoles(undefined, freeAuditor);
  const question = await dialog();
  expect(await question.findByText('Nobody has this role. You can’t restore it after deleting it.')).toBeVisible();
  expect(question.queryByLabelText('Replacement role')).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete role' }));
  expect(await screen.findByText('Role deleted')).toBeVisible();
  expect(writes(rendered)).toEqual([DELETE]);
});

test('Q40 pressed twice, Delete role sends once and shows no error; the address no longer opens the dialog', async () => {
  const { user, router, ...rendered } = await openRoles(undefined, freeAuditor);
  rendered.sandbox.faults.add({ match: DELETE, fault: 'delay=1500' });
  const question = await dialog();
  await question.findByText(/^Nobody has this role/);
  await user.dblClick(question.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(router.state.location.search).toBe(''), { timeout: 4000 });
  expect(await screen.findByText('Role deleted')).toBeVisible();
  expect(writes(rendered)).toEqual([DELETE]);
  expect(screen.queryByText('Failed to delete role')).not.toBeInTheDocument();
});

test("ACCT-120 a failed delete shows the server's message, if there is one", async () => {
  const { user, sandbox } = await openRoles(undefined, freeAuditor);
  sandbox.faults.add({ match: DELETE, fault: 'status=400;message=The role is needed.', times: 1 });
  const question = await dialog();
  await question.findByText(/^Nobody has this role/);
  await user.click(question.getByRole('button', { name: 'Delete role' }));
  expect(await screen.findByText('The role is needed.')).toBeVisible();
});

test('ACCT-119 nothing is deleted until the users of the role have loaded', async () => {
  const { user, ...rendered } = await openRoles(undefined, {
    prepare: ({ faults }) => faults.add({ match: `GET /api/CustomerRole/Users/${AUDITOR}`, fault: 'status=503' }),
  });
  const question = await dialog();
  expect(await question.findByText('Failed fetch users connected to role')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete role' }));
  expect(writes(rendered)).toEqual([]);
  rendered.sandbox.faults.clear();
  await user.click(question.getByRole('button', { name: 'Try again' }));
  expect(await question.findByRole('button', { name: 'Move users and delete role' })).toBeVisible();
});

test('a row opens the dialog by the address: Back closes it', async () => {
  const { user, router } = await openRoles('');
  await user.click(await screen.findByRole('button', { name: 'More actions for Auditor' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete role' }));
  expect(router.state.location.search).toBe(`?delete=${AUDITOR}`);
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
