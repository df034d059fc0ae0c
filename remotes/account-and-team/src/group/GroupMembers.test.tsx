import { customerGroup } from '@console/api';
import { send } from '@console/http';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

async function open(path = 'g-finance', options: RenderOptions = {}) {
  const rendered = await renderRoute(`/admin/team/group/${path}`, { area, module, ...options });
  return { ...rendered, sent: (name: string) => rendered.calls.filter((call) => call.name === name) };
}

const REMOVE = 'POST /api/CustomerGroup/Group/g-finance/Users/Remove';
const ADD = 'POST /api/CustomerGroup/Group/g-finance/Users/Add';

/** Queries by role are slow in a whole table. */
const memberRow = async (name: string) => (await screen.findByText(name)).closest('tr');
const members = () => screen.getByRole('table', { name: 'Members' });

test('ACCT-130 ACCT-133 ACCT-134 ACCT-135 members are listed with name, email, role and status, and counted', async () => {
  await open();
  const row = await memberRow('Leif Gustavsson');
  const heads = within(members()).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['', 'Name', 'Email', 'Role', 'Status', 'Actions']);
  expect(row).toHaveTextContent('leif.gustavsson@fjellheim.example');
  expect(row).toHaveTextContent('Billing');
  expect(row).toHaveTextContent('Inactive');
  expect(screen.getByText('3 members')).toBeVisible();
});

test('ACCT-154 members that cannot be loaded say so, while the name can still be changed', async () => {
  await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/CustomerGroup/Users', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed fetch users connected to group' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Finance');
});

test('ACCT-139 ACCT-140 ACCT-142 a selection shows Remove, and disables Remove in the rows', async () => {
  const { user } = await open();
  await memberRow('Leif Gustavsson');
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Leif Gustavsson' }));
  const selection = screen.getByRole('toolbar', { name: 'Selection' });
  expect(within(selection).getByRole('button', { name: 'Remove' })).toBeVisible();
  const ownRemove = screen.getByRole('button', { name: 'Remove Kåre Mikkelsen' });
  expect(ownRemove).toHaveAttribute('aria-disabled', 'true');
  expect(ownRemove).toHaveAccessibleDescription(/Some rows are selected/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 members' }));
  expect(within(selection).getByText('3 selected')).toBeVisible();
  await user.click(ownRemove);
  expect(await memberRow('Kåre Mikkelsen')).toBeVisible();
});

test('ACCT-143 ACCT-144 ACCT-146 removing the selected asks first, in the words of the specification', async () => {
  const { user, sent } = await open();
  await memberRow('Leif Gustavsson');
  await user.click(screen.getByRole('checkbox', { name: 'Select Leif Gustavsson' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Kåre Mikkelsen' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Do you want to remove users from Finance ?' });
  expect(dialog).toHaveTextContent('Kåre Mikkelsen and Leif Gustavsson');
  expect(sent(REMOVE)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Remove users' }));
  expect(await screen.findByText('2 users removed')).toBeVisible();
  expect(screen.getByText('1 member')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent(REMOVE)[0]?.body).toHaveLength(2);
});

test('ACCT-141 ACCT-145 a row’s Remove acts at once, and Undo brings the member back', async () => {
  const { user, sent } = await open();
  await memberRow('Leif Gustavsson');
  await user.click(screen.getByRole('button', { name: 'Remove Leif Gustavsson' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('2 members')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Kåre Mikkelsen' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByText('Kåre Mikkelsen removed');
  const toast = screen.getByText('Leif Gustavsson removed').closest<HTMLElement>('[data-toast]');
  await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await memberRow('Leif Gustavsson')).toBeVisible();
  expect(sent(REMOVE)).toHaveLength(2);
  expect(sent(ADD)).toHaveLength(1);
});

test('a member that could not be removed is put back, and a toast says so', async () => {
  const { user } = await open('g-finance', {
    prepare: ({ faults }) => faults.add({ match: REMOVE, fault: 'delay=50;status=500' }),
  });
  await memberRow('Leif Gustavsson');
  await user.click(screen.getByRole('button', { name: 'Remove Leif Gustavsson' }));
  await waitFor(() => expect(screen.getByText('2 members')).toBeVisible());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save');
  expect(await memberRow('Leif Gustavsson')).toBeVisible();
});

test('C117 removing a member of a group that somebody else has deleted is no error, and the page says that the group is gone', async () => {
  const { user } = await open();
  await memberRow('Leif Gustavsson');
  await send(customerGroup.deleteGroup, { groupId: 'g-finance' });
  await user.click(screen.getByRole('button', { name: 'Remove Leif Gustavsson' }));
  expect(await screen.findByText('Leif Gustavsson was already removed')).toBeVisible();
  expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'All groups' })).toBeVisible();
});

test('ACCT-136 ACCT-137 ACCT-138 several users are added at once; members are marked as such', async () => {
  const { user, sent, router } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add members' }));
  const panel = await screen.findByRole('complementary', { name: 'Add members to - Finance' });
  const inPanel = within(panel);
  expect(await inPanel.findAllByLabelText('Already a member')).toHaveLength(3);
  expect(inPanel.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription('Choose someone first');
  const search = inPanel.getByLabelText('Search by name, email, or role');
  await user.type(search, 'gro');
  await user.click(inPanel.getByText('Gro Lillevik'));
  await user.clear(search);
  await user.click(inPanel.getByText('Bård Eriksen'));
  await user.click(inPanel.getByRole('button', { name: 'Add 2 members' }));
  expect(await screen.findByText('2 members added')).toBeVisible();
  expect(sent(ADD)).toHaveLength(1);
  expect(await memberRow('Gro Lillevik')).toBeVisible();
  expect(screen.getByText('5 members')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/team/group/g-finance');
});

test('ACCT-136 Q56 leaving with chosen users asks first, also by Escape', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add members' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Add members to - Finance' }));
  await user.click(await panel.findByText('Bård Eriksen'));
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without adding?' }));
  expect(panel.getByRole('button', { name: 'Add 1 member' })).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team/group/g-finance'));
});
