import { renderRoute, screen } from '@console/testing';
import area from '../area';
import module from '../remote';

test('HOST-037 SERV-124 SERV-125 SERV-126 SERV-127 the source is the main platform until another is chosen and saved', async () => {
  const { user, calls } = await renderRoute('/admin/interact/general', { area, module });
  expect(await screen.findByRole('heading', { level: 1, name: 'Interact General Settings' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Main platform' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Interact admin' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/WebEditorSettings/general')?.body).toEqual({
    webEditorConfigurationSource: 2,
  });
});
