import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const openPromotion = (rest = '', options: RenderOptions = {}) =>
  renderRoute(`/admin/attributestore/promotion${rest}`, { area, module, persona: 'staff', ...options });

const rowOf = async (type: string) => (await screen.findByText(type, { selector: 'a' })).closest('tr') as HTMLElement;
const cellsOf = async (type: string) =>
  within(await rowOf(type))
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);
const types = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent);
const publishes = ({ calls }: Awaited<ReturnType<typeof openPromotion>>) =>
  calls.filter(({ name }) => name.includes('/publish/'));

test('K17 each document that differs has a row with its differences between environments', async () => {
  const { user, router } = await openPromotion('?q=bes-02');
  expect(await cellsOf('BES-0201')).toEqual([
    'Årsbesked tjänstepension',
    'Retention Policy, Comment, not yet published to Test',
    'Distribution Method, not yet published to Production',
    expect.stringMatching(/^\d\d \w{3} \d{4}$/),
  ]);
  expect(types()).toEqual(['BES-0201']);
  expect(screen.getByText(/^8 documents to publish to Test · \d documents to publish to Production$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show: What differs' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'All documents' }));
  await waitFor(() => expect(types().length).toBeGreaterThan(1));
  expect((await cellsOf('BES-0202')).slice(1, 3)).toEqual(['Same', 'Same']);
  expect(router.state.location.search).toBe('?q=bes-02&show=all');
});

test('K17 ATTR-016 chosen documents are published to the next environment, and then wait for the one after it', async () => {
  const view = await openPromotion('?q=utb-1609');
  const { user } = view;
  expect((await cellsOf('UTB-1609'))[2]).toMatch(/^Same|^Not published/);
  await user.click(screen.getByRole('checkbox', { name: 'Select UTB-1609' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Publish to Production' })).toHaveAccessibleDescription(
    'This document has no changes to publish to Production',
  );
  await user.click(bar.getByRole('button', { name: 'Publish to Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish selected documents' }));
  expect(await dialog.findByText('1 of 1 documents will change in Test.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish to Test' }));
  expect(await screen.findByText('Documents published')).toBeVisible();
  await waitFor(async () => expect((await cellsOf('UTB-1609'))[1]).toBe('Same'));
  expect((await cellsOf('UTB-1609'))[2]).toMatch(/waits for Production$|^New/);
  expect(publishes(view).map(({ name }) => name)).toEqual(['POST /api/attributestore/document/publish/1']);
});

test('K17 the panel of a document compares all three and publishes it', async () => {
  const view = await openPromotion('/d-00009?q=bes-02');
  await screen.findByText('Marked cells differ from Production.');
  const panel = within(screen.getByRole('complementary', { name: 'Årsbesked tjänstepension' }));
  expect(panel.getByRole('table', { name: 'Comparison' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/admin/attributestore/development/d-00009',
  );
  await view.user.click(panel.getByRole('button', { name: 'Publish to Production' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish selected documents' }));
  await view.user.click(await dialog.findByRole('button', { name: 'Publish to Production' }));
  expect(await screen.findByText('Documents published')).toBeVisible();
  expect(publishes(view)).toEqual([{ name: 'POST /api/attributestore/document/publish/2', body: ['d-00009'] }]);
});

test('ATTR-081 one environment that cannot be read fails the page, and Try again reads it', async () => {
  const { user, sandbox } = await openPromotion('', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/attributestore/document/2', fault: 'status=503' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Documents' })).toBeVisible();
});
