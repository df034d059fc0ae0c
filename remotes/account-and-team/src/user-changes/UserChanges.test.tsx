import { type RenderedRoute, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import { usersQuery } from '../components/team-queries';
import module from '../remote';

const ERIK = { id: 'u-00402', name: 'Erik Lindqvist' };
const KARE = { id: 'u-00417', name: 'Kåre Mikkelsen' };
const LEIF = { id: 'u-00434', name: 'Leif Gustavsson' };
const save = ({ id }: { id: string }) => `PUT /api/ManageTeam/Users/${id}`;

type TickOptions = RenderOptions & { search?: string };

async function tick(people: readonly { name: string }[], { search = '?group=Finance', ...options }: TickOptions = {}) {
  const view = await renderRoute(`/admin/team/manage${search}`, { area, module, ...options });
  for (const { name } of people) await view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return {
    ...view,
    async open(name: string) {
      await view.user.click(within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name }));
      return within(await screen.findByRole('alertdialog'));
    },
    async saved({ id }: { id: string }) {
      const users = await view.client.fetchQuery({ ...usersQuery, staleTime: 0 });
      return users.find((user) => user.id === id);
    },
  };
}

/** Reads first: the server requires the latest version. */
async function colleagueSaves({ fetch, tokenFor }: RenderedRoute['sandbox'], { id }: { id: string }, body: object) {
  const headers = { authorization: `Bearer ${await tokenFor('teamAdmin')}`, 'content-type': 'application/json' };
  const url = `http://localhost:4000/api/ManageTeam/Users/${id}`;
  await fetch(url, { headers });
  expect((await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })).status).toBe(200);
}

const outcome = (text: string) => screen.findByText(text, { selector: ':not([role=status])' }, { timeout: 5_000 });

test('Q40 many users get a role one by one: a failed user is named and retried, and Undo covers all', async () => {
  const { user, open, saved, sandbox, calls } = await tick([ERIK, KARE, LEIF]);
  const dialog = await open('Change role');
  expect(dialog.getByRole('button', { name: 'Change role' })).toHaveAccessibleDescription('Choose a role first');
  await dialog.findByRole('option', { name: 'Reader' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Reader');
  expect(dialog.getByText('3 users get the role Reader.')).toBeVisible();
  expect(await dialog.findByText(/Loses Administration and Support; gains Archive/)).toBeVisible();

  sandbox.faults.add({ match: save(LEIF), times: 1, fault: 'status=400;message=The role is being removed.' });
  // The status, which this job does not set, changed after the read.
  await colleagueSaves(sandbox, KARE, { roleId: 'r-fjellheim-billing', statusId: 3 });
  await user.dblClick(dialog.getByRole('button', { name: 'Change role of 3 users' }));
  expect(await outcome('2 users changed. 1 couldn’t be changed.')).toBeVisible();
  expect(calls.filter(({ name }) => name === save(KARE))).toHaveLength(1);
  expect(await saved(KARE)).toMatchObject({ roleId: 'r-fjellheim-reader', statusId: 3 });

  await user.click(screen.getByRole('button', { name: 'Show results' }));
  const results = within(await screen.findByRole('dialog', { name: 'Results' }));
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${LEIF.name}The role is being removed.`,
    `${ERIK.name}Administrator → Reader`,
    `${KARE.name}Billing → Reader`,
  ]);
  await user.click(results.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // Undo covers the first run too.
  expect(await outcome('3 users changed.')).toBeVisible();
  expect(calls.filter(({ name }) => name === save(KARE))).toHaveLength(1);
  expect(await saved(LEIF)).toMatchObject({ roleId: 'r-fjellheim-reader' });
  const before = await saved(ERIK);
  // Undo must not overwrite a later change.
  await colleagueSaves(sandbox, KARE, { roleId: 'r-fjellheim-auditor', statusId: 3 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await outcome('2 users restored. 1 couldn’t be changed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /again$/ })).not.toBeInTheDocument();
  expect(await saved(LEIF)).toMatchObject({ roleId: 'r-fjellheim-billing' });
  expect(await saved(KARE)).toMatchObject({ roleId: 'r-fjellheim-auditor' });
  expect((await saved(ERIK))?.roleId).not.toBe(before?.roleId);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Show results' })).not.toBeInTheDocument();
});

test('ACCT-073 a status for which no licence is left fails for that user alone', async () => {
  const { user, open, saved } = await tick([KARE, LEIF], { prepare: (sandbox) => sandbox.setUserLimit('SP', 0) });
  const dialog = await open('Change status');
  await user.click(await dialog.findByRole('radio', { name: 'Active' }));
  expect(dialog.getByText('1 user becomes Active, 1 needs no change.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change status of 1 user' }));
  expect(await outcome('0 users changed. 1 couldn’t be changed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(screen.getByText(/License usage limit reached/)).toBeVisible();
  expect(await saved(LEIF)).toMatchObject({ statusId: 2 });
});

test('many users join and leave groups, and Undo leaves earlier members in their group', async () => {
  const { user, open, saved } = await tick([ERIK, KARE]);
  const dialog = await open('Change groups');
  await dialog.findByRole('option', { name: 'Management' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), 'Management');
  expect(dialog.getByText('1 user joins Management, 1 needs no change.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change groups of 1 user' }));
  expect(await outcome('1 user changed.')).toBeVisible();
  expect((await saved(KARE))?.groupIds).toContain('g-management');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await saved(KARE))?.groupIds).not.toContain('g-management'));
  expect((await saved(ERIK))?.groupIds).toContain('g-management');
});

test('without an answer the job ends early, and can be resumed', async () => {
  const { user, open, saved, sandbox } = await tick([KARE, LEIF]);
  const dialog = await open('Change status');
  await user.click(await dialog.findByRole('radio', { name: 'Locked' }));
  sandbox.faults.add({ match: save(LEIF), times: 1, fault: 'body=drop' });
  await user.click(dialog.getByRole('button', { name: 'Change status of 2 users' }));
  expect(await screen.findByText('Changing statuses ended early: 1 of 2 done.', {}, { timeout: 5_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await outcome('2 users changed.')).toBeVisible();
  expect(await saved(LEIF)).toMatchObject({ statusId: 3 });
});

test('ACCT-058 the user’s own row is not changed, and a warning says when nobody else could manage users', async () => {
  const { user, open } = await tick([], { search: '' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 47 users' }));
  const dialog = await open('Change role');
  await dialog.findByRole('option', { name: 'Reader' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Reader');
  expect(await dialog.findByText(/Only you would be able to manage users/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Administrator');
  await waitFor(() => expect(dialog.queryByText(/Only you would/)).not.toBeInTheDocument());
});
