import { customerRole } from '@console/api';
import { forgetOwner } from '@console/browser';
import { send, versionOf } from '@console/http';
import { onSessionEnd } from '@console/session';
import {
  act,
  fill,
  type RenderedRoute,
  type RenderOptions,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@console/testing';
import { hasDrafts, keepDrafts } from '@console/ui';
import area from '../area';
import module from '../remote';
import { blankRoleQuery, roleQuery } from '../roles/roles-queries';

const HANDLER = 'r-fjellheim-case-handler';
const SAVE = 'POST /api/CustomerRole/Role';

const open = (path = HANDLER, options: RenderOptions = {}) =>
  renderRoute(`/admin/team/role/${path}`, { area, module, ...options });

const failing = (call: string, fault = 'status=503'): RenderOptions => ({
  prepare: ({ faults }) => faults.add({ match: call, fault, times: 2 }),
});
const product = async (name: string) => within(await screen.findByRole('group', { name }));
const sent = ({ calls }: Pick<RenderedRoute, 'calls'>) =>
  calls.filter(({ name }) => name === SAVE).map(({ body }) => body);
const saveButton = () => screen.getByRole('button', { name: 'Save' });

test('ACCT-097 ACCT-107 ACCT-110 a role has the tabs Features and Users, the latter read-only', async () => {
  const { user, router, calls } = await open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Role' }));
  expect(tabs.getByRole('link', { name: /^Features/ })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: /^Users/ }));
  expect(router.state.location.search).toBe('?tab=users');
  const users = within(await screen.findByRole('table', { name: 'Users' }));
  expect(users.getByRole('row', { name: /Astrid Bjørnstad.*@fjellheim.example.*Active/ })).toBeVisible();
  expect(users.queryByRole('checkbox')).not.toBeInTheDocument();
  const names = calls.map(({ name }) => name);
  expect(names).toContain(`GET /api/CustomerRole/Role/${HANDLER}`);
  expect(names).toContain(`GET /api/CustomerRole/Users/${HANDLER}`);
});

test('ACCT-099 ACCT-100 ACCT-101 a role shows its name, description, and each product with its features', async () => {
  await open();
  expect(await screen.findByLabelText('Role name')).toHaveValue('Case handler');
  expect(screen.getByLabelText('Description')).toHaveValue('Writes, sends for signing and archives');
  const studio = await product('Studio');
  expect(studio.getByRole('switch', { name: 'Studio' })).toBeChecked();
  expect(studio.getByRole('checkbox', { name: 'Open documents' })).toBeChecked();
  expect(studio.getByRole('checkbox', { name: 'Publish templates' })).not.toBeChecked();
  expect(studio.getByText('2 of 5 features')).toBeVisible();
});

test('ACCT-102 ACCT-103 ACCT-104 ACCT-105 switch and ticks of a product move each other', async () => {
  const { user } = await open();
  const audit = await product('Audit');
  const [usage, exporting] = [audit.getByRole('switch'), audit.getByRole('checkbox', { name: 'Export the log' })];
  await user.click(usage);
  expect(exporting).toBeChecked();
  await user.click(usage);
  expect(exporting).not.toBeChecked();
  await user.click(exporting);
  expect(usage).toBeChecked();
  await user.click(exporting);
  expect(usage).toBeChecked();
});

test('ACCT-109 a change that takes the user’s own access is shown and confirmed before it is sent', async () => {
  const view = await open('r-fjellheim-team-administrator', { persona: 'teamAdmin' });
  const { user } = view;
  const administration = await product('Administration');
  await user.click(administration.getByRole('checkbox', { name: /team/i }));
  await screen.findByText(/^Applies to/);
  await user.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Remove your own access?' });
  expect(question).toHaveAccessibleDescription(/^You have this role yourself\. You’ll lose .*\. You may need another/);
  expect(sent(view)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await user.click(saveButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(sent(view)).toHaveLength(1));
});

test('ACCT-109 a change that extends the user’s own access is shown and confirmed too, also before the role’s users have loaded', async () => {
  const view = await open('r-fjellheim-team-administrator', {
    persona: 'teamAdmin',
    prepare: ({ faults }) => faults.add({ match: 'GET /api/CustomerRole/Users/', fault: 'delay=1500' }),
  });
  const { user } = view;
  const administration = await product('Administration');
  await user.click(administration.getByRole('checkbox', { name: 'Billing' }));
  await user.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Give yourself more access?' }, { timeout: 4000 });
  expect(question).toHaveAccessibleDescription('You have this role yourself. You’ll gain Billing.');
  expect(sent(view)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/^Applies to \d+ users?\. You have this role yourself\.$/)).toBeVisible();

  await user.click(administration.getByRole('checkbox', { name: /team/i }));
  await user.click(saveButton());
  const exchange = await screen.findByRole('alertdialog', { name: 'Change your own access?' });
  expect(exchange).toHaveAccessibleDescription(/You’ll lose Team and roles\. .* You’ll gain Billing\.$/);
  await user.click(within(exchange).getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(sent(view)).toHaveLength(1));
});

test('ACCT-109 saving sends the whole role, and the page continues with the saved role', async () => {
  const rendered = await open();
  const { user } = rendered;
  await user.click((await product('Studio')).getByRole('checkbox', { name: 'Publish templates' }));
  await user.type(screen.getByLabelText('Description'), ' letters ');
  expect(screen.getByText('2 changes')).toBeVisible();
  expect(screen.getByText('Applies to 22 users')).toBeVisible();
  await user.click(saveButton());

  expect(await screen.findByText('Role saved')).toBeVisible();
  expect(sent(rendered)).toEqual([
    expect.objectContaining({
      roleId: HANDLER,
      roleName: 'Case handler',
      roleDescription: 'Writes, sends for signing and archives letters',
      isReadOnly: false,
      productFeatureAccessSelections: expect.arrayContaining([
        expect.objectContaining({
          productCode: 'DA',
          featureSelections: expect.arrayContaining([
            expect.objectContaining({ featureCode: 'DA_OPEN', hasAccess: true }),
            expect.objectContaining({ featureCode: 'DA_PUBLISH', hasAccess: true }),
            expect.objectContaining({ featureCode: 'DA_TEMPLATES', hasAccess: false }),
          ]),
        }),
      ]),
    }),
  ]);
  expect(screen.queryByText(/^\d+ change/)).not.toBeInTheDocument();
  expect(saveButton()).toHaveAccessibleDescription('Nothing has changed');
  expect(saveButton()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Publish templates' })).toBeChecked();
});

test('Q106 a feature that is ticked while the role is saved stays ticked, and is saved next', async () => {
  const page = await open(HANDLER, {
    prepare: ({ faults }) => faults.add({ match: SAVE, fault: 'delay=500', times: 1 }),
  });
  const { user } = page;
  await user.click(await screen.findByRole('checkbox', { name: 'Publish templates' }));
  await user.click(saveButton());
  await fill(user, screen.getByLabelText('Role name'), ' (new)');
  await user.click(screen.getByRole('checkbox', { name: 'Open documents' }));
  expect(await screen.findByText('Role saved')).toBeVisible();
  expect(screen.getByLabelText('Role name')).toHaveValue('Case handler (new)');
  expect(screen.getByRole('checkbox', { name: 'Open documents' })).not.toBeChecked();
  expect(await screen.findByText('2 changes')).toBeVisible();

  await user.click(saveButton());
  await waitFor(() => expect(sent(page)).toHaveLength(2));
  await waitFor(() => expect(saveButton()).toHaveAccessibleDescription('Nothing has changed'));
  expect(await send(customerRole.getRole, { roleId: HANDLER })).toMatchObject({ roleName: 'Case handler (new)' });
});

test('SHRD-011 Q58 the user’s save in another tab is not overwritten, whatever has been read since', async () => {
  const { user, client } = await open();
  await screen.findByLabelText('Role name');
  const inOtherTab = await send(customerRole.getRole, { roleId: HANDLER });
  const body = { ...inOtherTab, roleDescription: 'Saved elsewhere' };
  await send(customerRole.saveRole, { body }, { version: versionOf(inOtherTab) });
  await act(() => client.refetchQueries({ queryKey: roleQuery(HANDLER).queryKey }));

  await fill(user, screen.getByLabelText('Role name'), ' (new)');
  await user.click(saveButton());
  await waitFor(() => expect(saveButton()).toBeEnabled());
  expect(await send(customerRole.getRole, { roleId: HANDLER })).toMatchObject({
    roleName: 'Case handler',
    roleDescription: 'Saved elsewhere',
  });
  expect(screen.getByLabelText('Role name')).toHaveValue('Case handler (new)');
});

test('Q59 a role that somebody else has deleted is reported as gone, with a link back', async () => {
  const { user, router } = await open('r-fjellheim-auditor');
  const name = await screen.findByLabelText('Role name');
  await send(customerRole.moveRole, { fromId: 'r-fjellheim-auditor', toId: HANDLER });
  await send(customerRole.deleteRole, { roleId: 'r-fjellheim-auditor' });
  await fill(user, name, ' (new)');
  await user.click(saveButton());
  expect(await screen.findByText(/^The role was not found/)).toBeVisible();
  expect(name).toHaveValue('Auditor (new)');
  await user.click(screen.getByRole('button', { name: 'All roles' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team/roles'));
});

test('differences from the saved role are marked and named, and Discard reverts them', async () => {
  const { user } = await open();
  const signature = await product('Signature');
  const tick = signature.getByRole('checkbox', { name: 'Send for signing' });
  await user.click(tick);
  expect(tick).toHaveAccessibleDescription('Changed');
  expect(signature.getByText('Changed', { selector: 'span:not([hidden])' })).toBeVisible();
  expect(screen.getByText('Signature: Send for signing off')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(tick).toBeChecked();
  expect(screen.queryByText('1 change')).not.toBeInTheDocument();
});

test('ACCT-121 SHRD-007 SHRD-020 a save that fails says "Failed to save" and keeps the changes', async () => {
  const { user } = await open(HANDLER, failing(SAVE, 'status=500'));
  await user.type(await screen.findByLabelText('Description'), '!');
  await user.click(saveButton());
  expect(await screen.findByText('Failed to save')).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Writes, sends for signing and archives!');
});

test('a role without a name is not sent', async () => {
  const rendered = await open();
  const { user } = rendered;
  await user.clear(await screen.findByLabelText('Role name'));
  await user.click(saveButton());
  expect(await screen.findByText('Role name is required')).toBeVisible();
  expect(sent(rendered)).toEqual([]);
});

test('a name that is taken is reported under the field in the server’s words', async () => {
  const { user } = await open();
  const name = await screen.findByLabelText('Role name');
  await user.clear(name);
  await user.type(name, 'Reader');
  await user.click(saveButton());
  expect(await screen.findByText('A role named Reader already exists.')).toBeVisible();
  expect(name).toHaveAccessibleDescription('A role named Reader already exists.');
});

test('ACCT-098 ACCT-108 ACCT-109 a new role starts blank, without users, and leads to its page', async () => {
  const rendered = await open('');
  const { user, calls, router } = rendered;
  await fill(user, await screen.findByLabelText('Role name'), 'Substitute');
  expect(calls.map(({ name }) => name)).toContain('GET /api/CustomerRole/Role');
  for (const toggle of screen.getAllByRole('switch')) expect(toggle).not.toBeChecked();
  expect(screen.queryByRole('link', { name: /^Users/ })).not.toBeInTheDocument();
  await user.click((await product('Archive')).getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Create role' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/team\/role\/r-/));
  expect(await screen.findByRole('heading', { name: 'Substitute', level: 1 })).toBeVisible();
  expect(sent(rendered)).toEqual([expect.objectContaining({ roleId: '', roleName: 'Substitute' })]);
  expect((await product('Archive')).getByRole('checkbox', { name: 'Delete archived documents' })).toBeChecked();
});

test('a copy of a read-only role can be changed', async () => {
  const rendered = await open('r-fjellheim-administrator');
  const { user } = rendered;
  await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
  expect(await screen.findByLabelText('Role name')).toHaveValue('Copy of Administrator');
  expect(screen.getByText('Starts as a copy of Administrator')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('heading', { name: 'Copy of Administrator', level: 1 })).toBeVisible();
  expect(sent(rendered)).toEqual([expect.objectContaining({ roleId: '', isReadOnly: false })]);
  expect((await product('Audit')).getByRole('switch')).toBeChecked();
});

test('ACCT-095 ACCT-096 a read-only role is shown and offers neither edit nor delete', async () => {
  await open('r-fjellheim-administrator');
  expect(await screen.findByText(/^This role is read-only/)).toBeVisible();
  const audit = await product('Audit');
  expect(audit.getByText('Export the log')).toBeVisible();
  for (const role of ['textbox', 'checkbox', 'switch']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  for (const name of ['Save', 'Delete role']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('ACCT-119 users that cannot be loaded say "Failed fetch users connected to role", and the features stay', async () => {
  const { user } = await open(`${HANDLER}?tab=users`, failing('GET /api/CustomerRole/Users/', 'status=400'));
  expect(await screen.findByRole('heading', { name: 'Failed fetch users connected to role' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Features/ }));
  expect(await product('Studio')).toBeTruthy();
});

test('many users are listed without drawing them all, and one is found', async () => {
  const scale = process.env.NIGHTLY ? 10_000 : 1_000;
  const { user } = await open('r-fjellheim-reader?tab=users', { scale });
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(scale * 0.3);
  expect(within(table).getAllByRole('row').length).toBeLessThan(150);
  await fill(user, screen.getByRole('searchbox'), 'birgit holmqvist');
  expect(within(table).getAllByRole('row').length).toBeLessThan(10);
});

test('the features can be searched, and a search without matches can be cleared', async () => {
  const { user } = await open();
  await product('Studio');
  await user.type(screen.getByRole('searchbox', { name: 'Search features' }), 'delete');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Archive']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), ' zz');
  expect(screen.getByRole('heading', { name: 'No features found' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await product('Studio')).toBeTruthy();
});

test('unsaved changes outlive the tabs, and leaving asks first', async () => {
  const { user, router } = await open();
  await user.click((await product('Audit')).getByRole('switch'));
  await user.click(screen.getByRole('link', { name: /^Users/ }));
  expect(screen.getByText('Audit on')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Roles' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(`/admin/team/role/${HANDLER}`);
});

test('a role with unsaved changes is deleted without a question about them', async () => {
  const { user, router } = await open('r-fjellheim-auditor');
  await user.type(await screen.findByLabelText('Description'), '!');
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  await user.selectOptions(await screen.findByLabelText('Replacement role'), 'Reader');
  await user.click(screen.getByRole('button', { name: 'Move users and delete role' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team/roles'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Role deleted')).toBeVisible();
});

test("SHRD-008 a role that does not exist shows the load error in its place, in the server's words", async () => {
  await open('r-nothing');
  expect(await screen.findByRole('heading', { name: 'The role was not found.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All roles' })).toHaveAttribute('href', '/admin/team/roles');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['a role', HANDLER, 'Description', roleQuery(HANDLER).queryKey],
  ['a new role', '', 'Role name', blankRoleQuery.queryKey],
  ['a copied role', `?copy=${HANDLER}`, 'Description', roleQuery(HANDLER).queryKey],
])('Q39 a refetch that fails leaves %s and what was typed in it', async (_, path, label, queryKey) => {
  const { user, client, sandbox } = await open(path);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.type(field, '!');
  const typed = field.value;
  sandbox.faults.add({ match: 'GET /api/CustomerRole/Role', fault: 'status=500' });
  await act(() => client.refetchQueries({ queryKey, exact: true }));
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue(typed);
});

test('Q9 a session that ends while a role is being saved does not lose the typed text: it can be restored after sign-in', async () => {
  const stopKeeping = onSessionEnd(() => keepDrafts());
  const { user, unmount } = await open(HANDLER, {
    prepare: ({ faults }) => faults.add({ match: SAVE, times: 3, fault: 'status=401' }),
  });
  await user.type(await screen.findByLabelText('Description'), '!');
  await user.click(saveButton());
  await waitFor(() => expect(hasDrafts()).toEqual(['Case handler']));
  unmount();
  stopKeeping();

  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Description')).toHaveValue('Writes, sends for signing and archives!');
  forgetOwner();
});
