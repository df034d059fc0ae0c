import { digitalArchiveMigration } from '@console/api';
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
import area from '../area';
import module from '../remote';
import { migrationStatusQuery } from './migration-queries';

const MIGRATION_TAB = '/admin/integration/digitalarchive?tab=migration';
const open = (options: RenderOptions = {}) => renderRoute(MIGRATION_TAB, { area, module, ...options });
const MIGRATE = 'POST /api/DigitalArchiveMigration/Migrate';

const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

/** 0 Shared, 1 Private; and the migration's status. */
const place = ({ db }: RenderedRoute['sandbox'], type: 0 | 1, status: number) =>
  db.run(`insert into archive_environments (customer_id, type, migration_status, status_since, will_fail)
    values ('c-fjellheim', ${type}, ${status}, ${Date.now()}, 0)
    on conflict do update set type = excluded.type, migration_status = excluded.migration_status,
      status_since = excluded.status_since`);

async function confirm(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Migrate to Private' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Migrate the archive to Private?' }));
  await fill(user, dialog.getByRole('textbox', { name: 'Type Private to confirm' }), 'Private');
  await user.click(dialog.getByRole('button', { name: 'Migrate' }));
}

test('INTG-099 INTG-100 INTG-101 INTG-103 INTG-104 INTG-106 INTG-107 INTG-109 INTG-110 the page has the status, both environments, and a migration to the other one', async () => {
  const { sandbox, client } = await open();
  expect(await screen.findByRole('button', { name: 'Migrate to Private' })).not.toHaveAttribute('aria-disabled');
  expect(valueOf('Status')).toHaveTextContent(/^Not started$/);
  expect(valueOf('Current environment')).toHaveTextContent('Shared');
  expect(valueOf('Target environment')).toHaveTextContent('–');

  // An ended migration can start again.
  const isOffered = async (name: RegExp) => {
    await waitFor(() => expect(valueOf('Status')).toHaveTextContent(name));
    expect(screen.getByRole('button', { name: 'Migrate to Private' })).not.toHaveAttribute('aria-disabled');
  };
  await place(sandbox, 0, 2);
  // The job polls a running migration.
  act(() => {
    client.setQueryData(migrationStatusQuery.queryKey, {
      currentEnvironmentType: 0,
      targetEnvironmentType: 1,
      migrationStatus: 1,
    });
  });
  expect(await screen.findByText('The migration failed.')).toBeVisible();
  // Nothing resumes after a reload.
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('migrate-archive');
  await isOffered(/^Error$/);
  await place(sandbox, 0, 3);
  await client.invalidateQueries();
  await isOffered(/^Migrated$/);
});

test.each([
  [4, 'Requested'],
  [1, 'In progress'],
])(
  'INTG-100 INTG-102 INTG-105 INTG-107 INTG-109 back to Shared is not offered while the status is %i, %s',
  async (status, name) => {
    await open({ prepare: (sandbox) => place(sandbox, 1, status) });
    const migrate = await screen.findByRole('button', { name: 'Migrate to Shared' });
    expect(valueOf('Status')).toHaveTextContent(new RegExp(`^${name}$`));
    expect(valueOf('Current environment')).toHaveTextContent('Private');
    expect(migrate).toHaveAttribute('aria-disabled', 'true');
    expect(migrate).toHaveAccessibleDescription('A migration is in progress');
  },
);

test('INTG-099 INTG-100 INTG-105 INTG-106 INTG-111 Migrate is sent after confirmation, and is not offered while the migration runs', async () => {
  const { user, calls } = await open();
  await confirm(user);
  await waitFor(() => expect(valueOf('Status')).toHaveTextContent('Requested'));
  expect(valueOf('Target environment')).toHaveTextContent('Private');
  expect(screen.queryByRole('button', { name: /^Migrate/ })).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === MIGRATE).map(({ body }) => body)).toEqual([
    { targetEnvironmentType: digitalArchiveMigration.ENVIRONMENT_PRIVATE },
  ]);
});

test('INTG-108 INTG-113 a request that fails says "Failed to migrate", and can be sent again', async () => {
  const { user } = await open({
    prepare: ({ faults }) => faults.add({ match: MIGRATE, times: 1, fault: 'delay=300;status=500' }),
  });
  await confirm(user);
  expect(screen.getByRole('button', { name: 'Migrate to Private', hidden: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await screen.findByText('Failed to migrate')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Migrate' }));
  await waitFor(() => expect(valueOf('Status')).toHaveTextContent('Requested'));
});

test('INTG-112 a status that cannot be loaded says "Failed to load migration status"', async () => {
  await open({
    prepare: ({ faults }) =>
      faults.add({ match: 'GET /api/DigitalArchiveMigration/GetCurrentMigrationStatus', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load migration status' })).toBeVisible();
});

test('INTG-109 the description is that of the target environment', async () => {
  await open({ prepare: (sandbox) => place(sandbox, 1, 0) });
  expect(await screen.findByRole('button', { name: 'Migrate to Shared' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What Shared means' })).toBeVisible();
  expect(screen.getByText(/You’ll give up your private environment\.$/)).toBeVisible();
  expect(screen.queryByText(/not shared with other companies/)).not.toBeInTheDocument();
});
