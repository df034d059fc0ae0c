import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { changesBetween } from './metadata-schema';

const COLUMNS = '/admin/integration/digitalarchive?tab=columns';

const open = (search = '', options: RenderOptions = {}) =>
  renderRoute(`${COLUMNS}${search}`, { area, module, ...options });
const list = async () => within(await screen.findByRole('table', { name: 'Metadata columns' }));
const namesIn = (table: Awaited<ReturnType<typeof list>>) =>
  table.getAllByRole('link', { name: /^[a-z][A-Za-z]+$/ }).map((link) => link.textContent);
const preview = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

test('INTG-088 INTG-095 the columns are listed in their order, with their uses', async () => {
  await open();
  const table = await list();
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(0, 5)).toEqual(['Archive column', 'Label', 'Is visible', 'Is searchable', 'Is sortable']);
  expect(namesIn(table).slice(0, 4)).toEqual(['title', 'documentType', 'createdDate', 'memberNumber']);
  const member = within(table.getByRole('link', { name: 'memberNumber' }).closest('tr') as HTMLElement);
  expect(member.getByText('Member no.')).toBeVisible();
  expect(member.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Yes', 'Yes', 'No']);
});

test('INTG-089 INTG-090 INTG-096 INTG-097 rows move by button and key, keep the focus, and are saved together', async () => {
  const { user, calls } = await open();
  const table = await list();
  await user.click(table.getByRole('button', { name: 'Move memberNumber up' }));
  expect(table.getByRole('button', { name: 'Move memberNumber up' })).toHaveFocus();
  expect(screen.getByText('memberNumber, 3 of 9')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(table.getByRole('button', { name: 'Move sourceSystem up' }));
  await user.click(table.getByRole('button', { name: 'Move sourceSystem down' }));
  expect(preview().slice(0, 3)).toEqual(['Title', 'Member no.', 'Document type']);
  expect(screen.getByText(/Member no\. moved from position 4 to position 2/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Metadata edited')).toBeVisible();
  const sent = calls.findLast(({ name }) => name === 'POST /api/DigitalArchiveMetadataMapping/update');
  const body = sent?.body as { name: string; order: number }[];
  expect(body.map(({ name, order }) => `${order} ${name}`)).toEqual([
    '1 title',
    '2 memberNumber',
    '3 documentType',
    '4 createdDate',
    '5 caseHandler',
    '6 agreementId',
    '7 employerOrgNo',
    '8 signStatus',
    '9 sourceSystem',
  ]);
  expect(body[1]).toEqual({
    id: 'mc-fjellheim-memberNumber',
    name: 'memberNumber',
    order: 2,
    presentationLabel: 'Member no.',
    displayInColumn: true,
    isSearchable: true,
    isSortable: false,
  });
  await waitFor(() => expect(screen.queryByText(/moved from/)).not.toBeInTheDocument());
});

test('Q151 INTG-091 INTG-093 INTG-094 the panel, named by its column, edits a row; the name is read-only, and the preview shows the changes', async () => {
  const { user, router, calls } = await open();
  const table = await list();
  await user.click(table.getByRole('link', { name: 'Edit agreementId' }));
  const panel = within(await screen.findByRole('complementary', { name: 'agreementId' }));
  expect(router.state.location.search).toContain('column=mc-fjellheim-agreementId');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('agreementId');
  expect(panel.getByRole('textbox', { name: 'Archive column' })).toHaveValue('agreementId');
  expect(panel.getByRole('textbox', { name: 'Archive column' })).toHaveAttribute('readonly');
  await user.type(panel.getByRole('textbox', { name: 'Label' }), ' no.');
  await user.click(panel.getByRole('checkbox', { name: 'Is visible' }));
  expect(preview()).toContain('Agreement no.');
  await user.click(panel.getByRole('checkbox', { name: 'Is searchable' }));
  await user.click(panel.getByRole('checkbox', { name: 'Is sortable' }));
  await user.clear(panel.getByRole('textbox', { name: 'Label' }));
  expect(panel.getByText('Required')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Label' }), 'Contract');
  await user.click(panel.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Metadata edited')).toBeVisible();
  expect((await list()).getByText('Contract')).toBeVisible();
  const { body } = calls.findLast(({ name }) => name === 'POST /api/DigitalArchiveMetadataMapping/update') ?? {};
  expect((body as readonly object[] | undefined)?.[5]).toEqual({
    id: 'mc-fjellheim-agreementId',
    name: 'agreementId',
    order: 6,
    presentationLabel: 'Contract',
    displayInColumn: true,
    isSearchable: false,
    isSortable: true,
  });
});

test('INTG-092 the label of a system column cannot be edited', async () => {
  await open('&column=mc-fjellheim-title');
  const panel = within(await screen.findByRole('complementary', { name: 'title' }));
  expect(panel.getByRole('textbox', { name: 'Label' })).toHaveAttribute('readonly');
  expect(panel.getByText('You can’t change the label of a system column')).toBeVisible();
});

test('INTG-097 a failed save says "Failed to edit metadata", and the unsaved order stays', async () => {
  const { user } = await open('', {
    prepare: ({ faults }) =>
      faults.add({ match: 'POST /api/DigitalArchiveMetadataMapping/update', fault: 'status=500' }),
  });
  await user.click((await list()).getByRole('button', { name: 'Move title down' }));
  expect(screen.getByText('Title moved from position 1 to position 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to edit metadata')).toBeVisible();
  expect(namesIn(await list()).slice(0, 2)).toEqual(['documentType', 'title']);
});

test('INTG-098 columns that cannot be loaded say "Failed to load mappings"', async () => {
  await open('', {
    prepare: ({ faults }) =>
      faults.add({ match: 'GET /api/DigitalArchiveMetadataMapping/allMappings', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load mappings' })).toBeVisible();
});

test('only moved columns count as changes', () => {
  const column = (id: string, order: number) => ({
    id,
    name: id,
    presentationLabel: id,
    order,
    displayInColumn: true,
    isSearchable: false,
    isSortable: false,
    isSystem: false,
  });
  const saved = ['a', 'b', 'c', 'd'].map(column);
  const moved = ['d', 'a', 'b', 'c'].map(column);
  expect(changesBetween(saved, moved).lines).toEqual(['d moved from position 4 to position 1']);
  expect(changesBetween(saved, saved).lines).toEqual([]);
  // A move swaps two columns.
  const swapped = ['a', 'c', 'b', 'd'].map(column);
  for (const [id, line] of [
    ['b', 'b moved from position 2 to position 3'],
    ['c', 'c moved from position 3 to position 2'],
  ] as const) {
    expect(changesBetween(saved, swapped, new Set([id])).lines).toEqual([line]);
  }
  expect(changesBetween(saved, moved, new Set(['a'])).lines).toEqual(['d moved from position 4 to position 1']);
});

test('INTG-096 Q57 hiding all columns disables Save with a reason until one is visible', async () => {
  const { user, calls } = await open();
  const table = await list();
  const names = namesIn(table);
  for (const name of names) {
    await user.click(table.getByRole('link', { name: `Edit ${name}` }));
    const visible = await screen.findByRole('checkbox', { name: 'Is visible' });
    if ((visible as HTMLInputElement).checked) await user.click(visible);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At least one column must be visible')).toBeVisible();
  expect(calls.filter(({ name }) => name.endsWith('DigitalArchiveMetadataMapping/update'))).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Is visible' }));
  await waitFor(() => expect(screen.queryByText('At least one column must be visible')).not.toBeInTheDocument());
});
