import { attributeStore } from '@console/api';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { toDay } from '@console/ui';
import { act } from 'react';
import area from '../area';
import { documentsQuery } from '../documents/documents-queries';
import module from '../remote';

const openDocuments = async (address = 'development', options: RenderOptions = {}) => {
  const view = await renderRoute(`/admin/attributestore/${address}`, {
    area,
    module,
    persona: 'staff',
    ...options,
  });
  await screen.findByLabelText('Documents', { selector: 'table' });
  return view;
};

// jsdom has no layout, and checking visibility takes most of the time.
const rows = () =>
  screen.queryAllByRole('rowheader', { hidden: true }).map((cell) => cell.querySelector('a')?.textContent);
const rowOf = (type: string) => screen.getByRole('link', { name: type }).closest('tr') as HTMLElement;
const tick = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

function catchDownloads() {
  const files: { name: string; content: Blob }[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    files.push({ name: '', content: content as Blob });
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file) file.name = this.download;
  });
  return files;
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['development', 'Development', 139],
  ['test', 'Test', 137],
  ['production', 'Production', 136],
  ['PRODUCTION', 'Production', 136],
])('ATTR-001 ATTR-002 HOST-031 the page of %s is titled after it and has its documents', async (path, name, count) => {
  const { calls } = await openDocuments(path);
  expect(screen.getByRole('heading', { level: 1, name: `Documents - ${name}` })).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(within(screen.getByRole('navigation', { name: 'Environments' })).getByText(name)).toBeInTheDocument();
  const id = { Development: 1, Test: 2, Production: 3 }[name];
  const read = calls.map((call) => call.name).filter((call) => /\/document\/\d$/.test(call));
  expect(new Set(read)).toEqual(new Set([`GET /api/attributestore/document/${id}`]));
});

test('ATTR-069 a list that is out of date is read again when its tab is shown', async () => {
  const { client, calls } = await openDocuments();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await client.invalidateQueries({ queryKey: documentsQuery('development').queryKey, refetchType: 'none' });
  const reads = () => calls.filter(({ name }) => name === 'GET /api/attributestore/document/1').length;
  const before = reads();
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test.each([
  ['of 139 documents stays', 0, 139],
  ['of 5,699 documents goes', 40, undefined],
])('Q239 a list %s a minute after it was left', async (_, copies, left) => {
  const { client, unmount } = await openDocuments('development', {
    prepare: ({ db }) =>
      db.run(`insert into documents (environment, id, content, updated_at, updated_by, updated_by_name)
        with recursive copies(n) as (select 1 union all select n + 1 from copies where n <= ${copies})
        select environment, id || '-' || n, json_set(content, '$.type', (content ->> '$.type') || '-' || n),
          updated_at, updated_by, updated_by_name
        from documents, copies where environment = 'development' and deleted_at is null and n <= ${copies}`),
  });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Select all/ })).toBeEnabled());
  jest.useFakeTimers();
  unmount();
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(client.getQueryData(documentsQuery('development').queryKey)?.documents.length).toBe(left);
});

test('ATTR-010 the columns are those of the specification, in its order', async () => {
  await openDocuments('production?q=PEN-0101');
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.slice(1).map((head) => head.textContent)).toEqual([
    'Type',
    'Category',
    'Name',
    'Topic',
    'Retention Policy',
    'Admin Company',
    'Distribution Method',
    'Active',
  ]);
  const cells = within(rowOf('PEN-0101')).getAllByRole('cell').slice(1);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Ålderspension',
    'Beslut om ålderspension',
    'Retirement',
    'DC_TenYears',
    'SPP',
    'MustReachCustomer',
    'Active',
  ]);
});

test('K17 ATTR-010 every property can be a column, and is in files whether or not it is', async () => {
  const files = catchDownloads();
  const { user } = await openDocuments('development?q=BES-0201');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const choices = screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent);
  expect(choices).toHaveLength(15);
  expect(choices.slice(-4)).toEqual(['Postmode', 'Comment', 'Last changed', 'Changed by']);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Comment' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Topic' }));
  await user.keyboard('{Escape}');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toContain('Comment');
  expect(heads).not.toContain('Topic');
  expect(within(rowOf('BES-0201')).getByRole('cell', { name: 'Ny mall 2027' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await user.click(screen.getByRole('menuitem', { name: 'Semicolon-separated (.csv)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]!.content.text()).toMatch(/Topic;.*Comment;Last changed;Changed by/);
});

test('ATTR-003 ATTR-004 ATTR-005 ATTR-006 the search covers seven fields in any case, and no others', async () => {
  const { user } = await openDocuments('production?q=zzz');
  const box = screen.getByRole('searchbox', { name: 'Search documents' });
  const searchRows = async (text: string) => {
    await user.tripleClick(box);
    await user.paste(text);
    return rows();
  };
  expect(await searchRows('pen-0103')).toEqual(['PEN-0103']);
  expect(await searchRows('HÄLSODEKLARATION komplettering')).toEqual(['HÄL-2402']);
  expect(await searchRows('förtida uttag')).toEqual(['EUR-3004']);
  expect(await searchRows('earlywithdrawal')).toHaveLength(4);
  expect(await searchRows('storebrand fonder ombalansering')).toEqual(['FON-1405']);
  expect(await searchRows('pension fund utträde')).toEqual(['EUR-3002']);
  expect(await searchRows('mandatoryprint fullmakt återkallad')).toEqual(['FLM-2802']);
  // Comment, state, id and author are not searched.
  for (const text of ['språkgranskad', 'inactive', 'd-00001', 'foss']) expect(await searchRows(text)).toEqual([]);
  expect(screen.getByRole('heading', { name: 'No documents found' })).toBeInTheDocument();
});

test('ATTR-007 ATTR-008 the filters keep active and edited documents, and stand in the address', async () => {
  const { user, router } = await openDocuments('development');
  await user.click(screen.getByRole('button', { name: 'Only show edited' }));
  const edited = ['ÅTK-1004', 'BES-0201', 'FIN-1504', 'FTG-0602', 'KYC-2702', 'PEN-0102', 'UTB-1609', 'VIL-1303'];
  expect(rows()).toEqual(edited);
  expect(screen.getByRole('button', { name: 'Only show edited' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: 'Only show active' }));
  expect(rows()).toEqual(edited.slice(1));
  expect(router.state.location.search).toBe('?active=on&edited=on');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(rows()).toEqual(edited));
});

test('ATTR-007 an address with filters opens the filtered list', async () => {
  await openDocuments('test?edited=on&active=on');
  expect(rows()).toEqual(['BES-0201', 'FLY-0503', 'KYC-2705', 'SJU-2204']);
});

test('ATTR-009 select-all takes the rows that the filters keep, and says so', async () => {
  const { user } = await openDocuments('development?edited=on');
  await user.click(tick('Select all 8 documents that match'));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  expect(bar.getByText('All 8 that match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Only show edited' }));
  expect(bar.getByText('8 selected')).toBeInTheDocument();
  // Otherwise an action could include rows that nobody sees.
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'pen-0102');
  expect(bar.getByText('All 1 that match')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Search documents' }));
  expect(bar.getByText('1 selected')).toBeInTheDocument();
});

test('ATTR-011 changed documents are marked, also for users who cannot see colours', async () => {
  await openDocuments('development?q=retirement');
  expect(within(rowOf('PEN-0102')).getByText('Edited')).toBeInTheDocument();
  expect(rowOf('PEN-0102')).toHaveAttribute('data-marked', 'true');
  expect(within(rowOf('PEN-0101')).queryByText('Edited')).not.toBeInTheDocument();
  expect(screen.getByText('Edited since last publish')).toBeInTheDocument();
});

test('ATTR-012 the summary counts documents and edits and shows the last publish', async () => {
  await openDocuments('development?q=PEN-0102');
  const { lastPublished } = await attributeStore.getDocuments('development');
  const summary = screen.getByText(/^139 documents .* last published to Test/);
  expect(summary).toHaveTextContent('139 documents · 8 edited, review and publish · last published to Test');
  expect(summary.querySelector('time')).toHaveAttribute('datetime', lastPublished);
});

test('K17 ATTR-040 all edited documents are reviewed and published together, whatever the list shows', async () => {
  const { user } = await openDocuments('development?q=PEN-0101');
  await user.click(screen.getByRole('button', { name: '8 edited, review and publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish selected documents' }));
  expect(await dialog.findByText('8 of 8 documents will change in Test.')).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'What will change' })).getAllByRole('listitem')).toHaveLength(8);
});

test('ATTR-015 ATTR-017 ATTR-018 ATTR-019 ATTR-021 development offers everything, and to load Production or Test', async () => {
  const { user, router } = await openDocuments('development?q=PEN-0102');
  await user.click(tick('Select PEN-0102'));
  expect(buttons()).toEqual(
    expect.arrayContaining(['Publish to Test', 'Activate/Deactivate', 'Delete', 'Export to Excel']),
  );
  await user.click(screen.getByRole('button', { name: 'Load from' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Production', 'Test']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(router.state.location).toMatchObject({
    pathname: '/admin/attributestore/development/new',
    search: '?q=PEN-0102',
  });
});

test('ATTR-015 ATTR-017 ATTR-018 ATTR-019 ATTR-022 test offers to publish, and to load Production only', async () => {
  const { user } = await openDocuments('test?q=PEN-0102');
  await user.click(tick('Select PEN-0102'));
  expect(buttons()).toEqual(expect.arrayContaining(['Publish to Production', 'Export to Excel']));
  for (const absent of ['Activate/Deactivate', 'Delete']) expect(buttons()).not.toContain(absent);
  expect(screen.queryByRole('link', { name: 'New' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load from' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Production']);
});

test('ATTR-015 ATTR-017 ATTR-018 ATTR-019 ATTR-020 ATTR-024 production offers to export and nothing else', async () => {
  const { user } = await openDocuments('production?q=PEN-0102');
  await user.click(tick('Select PEN-0102'));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Export to Excel',
    'Clear selection',
  ]);
  expect(buttons()).not.toContain('Load from');
  expect(screen.queryByRole('link', { name: 'New' })).not.toBeInTheDocument();
});

test.each([
  ['ATTR-040', 'Publish to Test', 'dialog', 'Publish selected documents'],
  ['ATTR-043', 'Activate/Deactivate', 'dialog', 'Activation'],
  ['ATTR-041', 'Delete', 'alertdialog', 'Delete documents'],
])('%s "%s" opens the %s "%s" on the chosen documents', async (_id, button, role, title) => {
  const { user } = await openDocuments('development?q=PEN-0102');
  await user.click(tick('Select PEN-0102'));
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole(role, { name: title });
  expect(await within(dialog).findByText('PEN-0102')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

test('ATTR-039 loading from Production asks first', async () => {
  const { user } = await openDocuments('test?q=PEN-0102');
  await user.click(screen.getByRole('button', { name: 'Load from' }));
  await user.click(screen.getByRole('menuitem', { name: 'Production' }));
  expect(await screen.findByRole('alertdialog', { name: 'Load from Production or Test' })).toBeInTheDocument();
});

test('ATTR-024 ATTR-025 the export is a semicolon file of the filtered documents, or of the chosen ones', async () => {
  const files = catchDownloads();
  const { user } = await openDocuments('development?q=retirement');
  const exportAs = async (format: string) => {
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await user.click(screen.getByRole('menuitem', { name: format }));
  };
  await exportAs('Semicolon-separated (.csv)');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe(`documents-development-${toDay(new Date())}.csv`);
  const [head, ...lines] = (await files[0]!.content.text()).trimEnd().split('\r\n');
  expect(head).toBe(
    'Type;Category;Name;Topic;Retention Policy;Admin Company;Distribution Method;Active;' +
      'Internal Only;Changes Allowed;Plexmode;Colormode;Postmode;Comment;Last changed;Changed by',
  );
  expect(lines).toHaveLength(8);
  expect(lines[1]).toMatch(
    /^PEN-0102;Ålderspension;Omräkning av ålderspension;Retirement;DC_TenYears;SPP;MustReachCustomer;Active;No;Yes;Duplex;Colour;A;.*;\d{4}-\d\d-\d\dT[\d:.]+Z;\S.+$/,
  );

  await user.click(tick('Select PEN-0103'));
  await exportAs('Semicolon-separated (.csv)');
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await files[1]!.content.text()).toMatch(/^Type.*\r\nPEN-0103;.*\r\n$/);

  await exportAs('Workbook (.xlsx)');
  await waitFor(() => expect(files).toHaveLength(3));
  expect(files[2]).toMatchObject({
    name: `documents-development-${toDay(new Date())}.xlsx`,
    content: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  });
});

test('P20 the first documents of a long list are shown at once; actions on all documents to publish to the others', async () => {
  let letOthersCome = () => {};
  const othersMayCome = new Promise<void>((resolve) => (letOthersCome = resolve));
  const { user } = await openDocuments('development', {
    scale: 1_100,
    prepare(sandbox) {
      const { fetch } = sandbox;
      sandbox.fetch = async (input, init) => {
        if ((input as Request).url.includes('skip=1000')) await othersMayCome;
        return fetch(input, init);
      };
    },
  });
  const foot = () => screen.getByText(/of 1 100 documents$/);
  expect(foot()).toHaveTextContent(/^The first 1 000 of 1 100 documents$/);
  expect(rows().slice(0, 2)).toEqual(['ADR-2901', 'ADR-2901-2']);
  // Unknown until all have loaded.
  expect(screen.queryByText(/edited,? review and publish/)).not.toBeInTheDocument();
  expect(screen.getByText(/^1 100 documents · last published to Test/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Select all/)).toBeDisabled();
  const csvItem = () => screen.getByText('Semicolon-separated (.csv)').closest('[role=menuitem]');
  await user.click(screen.getByLabelText('Export to Excel'));
  expect(csvItem()).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Select ADR-2901'));
  await user.click(screen.getByLabelText('Export to Excel'));
  expect(csvItem()).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Search documents'), 'nowhere');
  expect(foot()).toHaveTextContent('0 of the first 1 000 of 1 100 documents');
  expect(screen.queryByText('No documents found')).not.toBeInTheDocument();

  letOthersCome();
  expect(await screen.findByText('No documents found')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Search documents'));
  expect(rows().slice(0, 2)).toEqual(['ADR-2901', 'ADR-2901-2']);
  expect(screen.getByLabelText('Select all 1 100 documents')).toBeEnabled();
  expect(screen.getByText(/^\d+ edited, review and publish$/)).toBeInTheDocument();
});

test('ATTR-081 a list that cannot load says "Failed to load", and Try again loads it', async () => {
  const { user, sandbox } = await renderRoute('/admin/attributestore/production', {
    area,
    module,
    persona: 'staff',
    prepare: ({ faults }) => faults.add({ match: 'GET /api/attributestore/document/3', fault: 'status=503' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Documents' })).toBeInTheDocument();
});

test('ATTR-081 documents stay when they cannot be refreshed, and a toast says "Failed to load"', async () => {
  const { sandbox, client } = await openDocuments('production?q=PEN-0101');
  sandbox.faults.add({ match: 'GET /api/attributestore/document/3', fault: 'status=503' });
  await act(() => client.invalidateQueries({ queryKey: ['attributestore', 'document', 'production'] }));
  expect(await screen.findByText('Failed to load')).toBeInTheDocument();
  expect(rows()).toEqual(['PEN-0101']);
});

test.each([['owner' as const], ['plainUser' as const]])(
  'HOST-063 %s, who is not internal staff, does not get in',
  async (persona) => {
    await renderRoute('/admin/attributestore/production', { area, module, persona });
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  },
);
