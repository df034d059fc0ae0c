import { webEditorSettings } from '@console/api';
import { send } from '@console/http';
import { renderRoute, screen, waitFor } from '@console/testing';
import area from '../area';
import module from '../remote';

test('HOST-037 SERV-122 SERV-124 SERV-125 SERV-126 SERV-127 the source is the main platform until another one is saved', async () => {
  const { user, calls } = await renderRoute('/admin/interact/general', { area, module });
  expect(await screen.findByRole('heading', { level: 1, name: 'Interact General Settings' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Main platform' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(calls.map(({ name }) => name)).toContain('GET /api/WebEditorSettings/general');
  await user.click(screen.getByRole('radio', { name: 'Interact admin' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/WebEditorSettings/general')?.body).toEqual({
    webEditorConfigurationSource: 2,
  });
});

test('SHRD-011 SERV-125 SERV-127 the stored source is selected; a colleague’s later change is not overwritten, and the unsaved choice stays', async () => {
  const { user, sandbox, calls } = await renderRoute('/admin/interact/general', {
    area,
    module,
    prepare: ({ db }) => db.run(choose(2)),
  });
  expect(await screen.findByRole('radio', { name: 'Interact admin' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Main platform' }));
  await sandbox.db.run(choose(2));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /api/WebEditorSettings/general')?.body).toEqual({
      webEditorConfigurationSource: 1,
    }),
  );
  // The host reports conflicts; the form stays.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByRole('radio', { name: 'Main platform' })).toBeChecked();
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
  expect(await send(webEditorSettings.getGeneralSettings)).toEqual({ webEditorConfigurationSource: 2 });
});

const choose = (source: number) =>
  `insert into setup_choices (customer_id, web_editor_configuration_source, source_version)
    values ('c-fjellheim', ${source}, 1) on conflict do update
    set web_editor_configuration_source = ${source}, source_version = ${Date.now() + 1000}`;
