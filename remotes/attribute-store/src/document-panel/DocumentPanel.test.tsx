import { forgetOwner } from '@console/browser';
import { onSessionEnd } from '@console/session';
import { act, type RenderOptions, renderRoute, screen, testConfig, waitFor, within } from '@console/testing';
import { hasDrafts, keepDrafts } from '@console/ui';
import area from '../area';
import { settingsSchema } from '../documents/document-options';
import { documentQuery } from '../documents/documents-queries';
import module from '../remote';

/** BES-0201 is edited in development; test differs from production. */
const EDITED = '/admin/attributestore/development/d-00009?q=bes-02';
const SAVE = 'POST /api/attributestore/document';
const UNABLE = 'Unable to edit document in test and production. Please edit the document in development.';

afterEach(() => jest.restoreAllMocks());

async function openPanel(path: string, options: RenderOptions = {}) {
  const view = await renderRoute(path, { area, module, persona: 'staff', ...options });
  return { ...view, panel: within(await screen.findByRole('complementary')) };
}

async function openForm(path: string, options?: RenderOptions) {
  const view = await openPanel(path, options);
  const { panel, user } = view;
  const type = await panel.findByLabelText('Type');
  // The form compares types with the list.
  await screen.findByRole('table', { name: 'Documents' });
  // Queries by role are slow in a large form.
  const choose = (field: string, option: string) => user.selectOptions(panel.getByLabelText(field), option);
  const pick = (field: string, option: string) =>
    user.click(within(panel.getByLabelText(field)).getByLabelText(option));
  const write = async (field: string, text: string) => {
    await user.clear(panel.getByLabelText(field));
    await user.paste(text);
  };
  return { ...view, type, choose, pick, write, save: () => user.click(panel.getByRole('button', { name: 'Save' })) };
}

const sent = ({ calls }: { calls: readonly { name: string; body: unknown }[] }) =>
  calls.filter(({ name }) => name === SAVE).map(({ body }) => body);

type Panel = ReturnType<typeof within>;
const optionsOf = (panel: Panel, field: string) =>
  within(panel.getByLabelText(field))
    .getAllByRole('option')
    .map((option) => option.textContent);
const choicesOf = (panel: Panel, field: string) =>
  [...panel.getByLabelText(field).querySelectorAll('label')].map((choice) => choice.textContent);

const rowsOf = (table: HTMLElement) =>
  [...(table as HTMLTableElement).rows].map((row) => [...row.cells].map((cell) => cell.textContent));

test('ATTR-028 ATTR-029 three tabs in the address; closed, the panel goes back to Properties and the list stays as it was', async () => {
  const { panel, user, router } = await openPanel(EDITED);
  const tabs = within(await panel.findByRole('navigation', { name: 'Document' })).getAllByRole('link');
  const [properties, history, compare] = tabs;
  expect(tabs).toHaveLength(3);
  expect(properties).toHaveTextContent('Properties');
  expect(properties).toHaveAttribute('aria-current', 'page');

  await user.click(compare!);
  expect(await panel.findByRole('table', { name: 'Comparison' })).toBeVisible();
  await user.click(history!);
  expect(await panel.findByRole('list', { name: 'History' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=bes-02&tab=history');

  await user.click(panel.getByLabelText('Next document'));
  await waitFor(() => expect(router.state.location.pathname).not.toMatch(/d-00009$/));
  expect(router.state.location.search).toBe('?q=bes-02&tab=history');
  await user.click(panel.getByLabelText('Close'));
  expect(router.state.location.pathname).toBe('/admin/attributestore/development');
  expect(router.state.location.search).toBe('?q=bes-02');
});

test('ATTR-030 ATTR-060 ATTR-062 ATTR-063 ATTR-064 ATTR-065 ATTR-066 ATTR-067 ATTR-068 every property can be edited, with its options', async () => {
  const { panel } = await openForm(EDITED);
  for (const field of ['Type', 'Name', 'Topic', 'Comment']) expect(panel.getByLabelText(field)).toBeEnabled();
  expect(optionsOf(panel, 'Retention Policy')).toEqual([
    'BeneficiaryChange',
    'DC_24Hours',
    'DC_OneMonth',
    'DC_TwoMonths',
    'DC_SixMonths',
    'DC_TenYears',
    'DeathHandling',
    'EarlyWithDrawal',
    'FinalPay',
    'InsuranceChange',
    'MaxLength',
    'Move',
    'On Signal',
    'Repurchase',
    'Transfer',
    'ZeroLetter',
  ]);
  expect(optionsOf(panel, 'Admin Company')).toEqual([
    'Depends on Doc Topic',
    'Euroben',
    'From INCA-XML',
    'SPP',
    'SPP Konsult',
    'SPP Spar',
    'Storebrand Fonder',
  ]);
  expect(optionsOf(panel, 'Distribution Method')).toEqual([
    'ByCustomerPreference',
    'MandatoryPrint',
    'MustReachCustomer',
  ]);
  const categories = optionsOf(panel, 'Category');
  expect(categories).toHaveLength(56);
  expect(categories).toEqual(categories.toSorted(new Intl.Collator('sv').compare));
  expect(choicesOf(panel, 'Internal Only')).toEqual(['Yes', 'No']);
  expect(choicesOf(panel, 'Changes Allowed')).toEqual(['Yes', 'No']);
  expect(choicesOf(panel, 'Plexmode')).toEqual(['Duplex', 'Simplex']);
  expect(choicesOf(panel, 'Colormode')).toEqual(['Colour']);
  expect(choicesOf(panel, 'Postmode')).toEqual(['A', 'B']);
  expect(panel.getByRole('switch', { name: 'Active' })).toBeChecked();
});

test('ATTR-061 C45 where an installation lists fewer policies, a policy that is not listed is shown and not lost', async () => {
  const { documentOptions } = settingsSchema.parse(testConfig.areas?.settings?.[area.name]);
  if (!documentOptions) throw new Error('The tests have no document options');
  const shorter = { ...documentOptions.retentionPolicies, development: documentOptions.retentionPolicies.test };
  const settings = { [area.name]: { documentOptions: { ...documentOptions, retentionPolicies: shorter } } };
  jest.replaceProperty(testConfig, 'areas', { settings });
  const { panel, write, save, ...view } = await openForm(EDITED);
  expect(optionsOf(panel, 'Retention Policy')).toEqual(['MaxLength', ...shorter.development]);
  expect(shorter.development).toHaveLength(11);
  expect(panel.getByLabelText('Retention Policy')).toHaveValue('MaxLength');

  await write('Topic', 'Yearly statement');
  await save();
  expect(await screen.findByText('Document saved')).toBeVisible();
  expect(sent(view)).toEqual([expect.objectContaining({ retentionPolicy: 'MaxLength', topic: 'Yearly statement' })]);
});

test.each([
  ['test', 'Test'],
  ['production', 'Production'],
])('ATTR-026 ATTR-027 in %s a document is read only, and says so', async (environment) => {
  const { panel } = await openPanel(`/admin/attributestore/${environment}/d-00009?q=bes-02`);
  expect(await panel.findByText(UNABLE)).toBeVisible();
  expect(panel.getByText('Depends on Doc Topic')).toBeVisible();
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  expect(panel.queryByRole('combobox')).not.toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('ATTR-031 ATTR-046 ATTR-048 ATTR-049 ATTR-050 ATTR-051 ATTR-052 ATTR-053 ATTR-054 ATTR-055 ATTR-056 ATTR-057 ATTR-058 a new document is active and empty, and names its missing fields', async () => {
  const { panel, save, type, ...view } = await openForm('/admin/attributestore/development/new?q=bes-02');
  for (const box of [...panel.getAllByRole('textbox'), ...panel.getAllByRole('combobox')]) expect(box).toHaveValue('');
  for (const radio of panel.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(panel.getByRole('switch', { name: 'Active' })).toBeChecked();

  await save();
  expect(await panel.findByText('Type is required')).toBeVisible();
  expect(type).toHaveFocus();
  const complaints = panel.getAllByText(/ is required$/).map((complaint) => complaint.textContent);
  expect(complaints.toSorted()).toEqual([
    'Admin Company is required',
    'Category is required',
    'Changes Allowed is required',
    'Colormode is required',
    'Distribution Method is required',
    'Internal Only is required',
    'Name is required',
    'Plexmode is required',
    'Postmode is required',
    'Retention Policy is required',
    'Topic is required',
    'Type is required',
  ]);
  expect(sent(view)).toEqual([]);
});

test('ATTR-059 ATTR-071 ATTR-076 a new document is trimmed field by field, saved, and opened', async () => {
  const { write, choose, pick, save, type, router, ...view } = await openForm(
    '/admin/attributestore/development/new?q=bes-02',
  );
  await write('Type', '  NEW-0001 ');
  await write('Name', ' Nytt besked ');
  expect(type).toHaveValue('NEW-0001');
  await write('Topic', 'Statement');
  await choose('Category', 'Årsbesked');
  await choose('Retention Policy', 'On Signal');
  await choose('Admin Company', 'Euroben');
  await choose('Distribution Method', 'MandatoryPrint');
  for (const [field, option] of [
    ['Internal Only', 'No'],
    ['Changes Allowed', 'Yes'],
    ['Plexmode', 'Simplex'],
    ['Colormode', 'Colour'],
    ['Postmode', 'B'],
  ] as const)
    await pick(field, option);
  await save();

  expect(await screen.findByText('Document saved')).toBeVisible();
  expect(sent(view)).toEqual([
    {
      id: '',
      updatedAt: '',
      type: 'NEW-0001',
      category: 'Årsbesked',
      name: 'Nytt besked',
      topic: 'Statement',
      internalOnly: false,
      changesAllowed: true,
      retentionPolicy: 'On Signal',
      adminCompany: 'Euroben',
      plexmode: 2,
      colormode: 0,
      postmode: 'B',
      distributionMethod: 'MandatoryPrint',
      comment: '',
      active: true,
    },
  ]);
  expect(await screen.findByRole('complementary', { name: 'Nytt besked' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/development\/d-/);
  expect(router.state.location.search).toBe('?q=bes-02');
});

test('Q72 a text that is too long shows an error at its field while it is typed, and is not sent', async () => {
  const { panel, write, save, ...view } = await openForm(EDITED);
  for (const [field, longest] of Object.entries({ Type: '100', Name: '200', Topic: '200', Comment: '2 000' })) {
    await write(field, 'x'.repeat(Number(longest.replace(/\D/, '')) + 3));
    expect(panel.getByLabelText(field)).toHaveAccessibleDescription(`At most ${longest} characters: 3 too many`);
  }
  await save();
  await waitFor(() => expect(panel.getByLabelText('Type')).toHaveFocus());
  expect(sent(view)).toEqual([]);
});

test('ATTR-047 a type that another document has is refused, in any case; the document’s own type is not', async () => {
  const { panel, type, write, save, ...view } = await openForm(EDITED);
  await write('Type', 'pen-0101 ');
  await save();
  expect(await panel.findByText('Type is not unique')).toBeVisible();
  expect(type).toHaveAccessibleDescription('Type is not unique');
  expect(sent(view)).toEqual([]);

  await write('Type', 'bes-0201');
  await save();
  expect(await screen.findByText('Document saved')).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/admin/attributestore/development');
});

test('ATTR-047 a type that was taken meanwhile is refused by the platform, at its field', async () => {
  const { panel, type, write, save, sandbox } = await openForm(EDITED);
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('staff')}`, 'content-type': 'application/json' };
  const list = await sandbox.fetch('http://localhost:4000/api/attributestore/document/1', { headers });
  const [{ id, ...other }] = (await list.json()).documents;
  await sandbox.fetch('http://localhost:4000/api/attributestore/document', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...other, id, type: 'TAKEN-1' }),
  });

  await write('Type', 'TAKEN-1');
  await save();
  expect(await panel.findAllByText('Type is not unique')).toHaveLength(1);
  expect(type).toHaveAccessibleDescription('Type is not unique');
});

test('typed text stays while other tabs are open, and the tab is marked as unsaved', async () => {
  const { panel, user, write } = await openForm(EDITED);
  await write('Topic', 'Yearly');
  await user.click(panel.getByRole('link', { name: /^History/ }));
  await panel.findByRole('list', { name: 'History' });
  await user.click(panel.getByRole('link', { name: 'Properties , unsaved changes' }));
  expect(panel.getByLabelText('Topic')).toHaveValue('Yearly');
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveTextContent('Edit document');
});

test('ATTR-032 ATTR-033 ATTR-034 ATTR-035 the history shows each event with its time, author and changes', async () => {
  const { panel, user } = await openPanel(`${EDITED}&tab=history`);
  const entries = within(await panel.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  const titles = ['Updated', 'Published to Test', 'Updated', 'Published to Production', 'Published to Test', 'Created'];
  expect(entries.map((entry) => entry.textContent)).toEqual(
    titles.map((title) =>
      expect.stringMatching(new RegExp(`^${title}\\d\\d/\\d\\d/\\d{4} - \\d\\d:\\d\\d by .+ .+See changes$`)),
    ),
  );

  await user.click(within(entries[0]!).getByRole('button', { name: /^See changes Updated \d\d\/.+ by / }));
  const dialog = screen.getByRole('dialog', { name: 'Document changes' });
  const rows = rowsOf(within(dialog).getByRole('table', { name: 'Document changes' }));
  expect(rows[0]).toEqual(['Property', 'Old Value', 'New Value']);
  expect(rows).toContainEqual(['Retention Policy', 'DC_TenYears', 'MaxLength']);
  expect(rows).toContainEqual(['Comment', '–', 'Ny mall 2027']);

  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await user.click(within(entries.at(-1)!).getByRole('button', { name: /^See changes/ }));
  expect(rowsOf(screen.getByRole('table', { name: 'Document changes' }))).toContainEqual(['Type', '–', 'BES-0201']);
});

test('ATTR-036 ATTR-037 ATTR-038 ATTR-070 the comparison marks differences from production, and can show them alone', async () => {
  const { panel, user } = await openPanel(`${EDITED}&tab=compare`);
  const table = await panel.findByRole('table', { name: 'Comparison' });
  const rows = rowsOf(table);
  expect(rows[0]).toEqual(['Property', 'Development', 'Test', 'Production']);
  expect(rows).toHaveLength(15);
  expect(rows).toContainEqual([
    'Name',
    'Årsbesked tjänstepension',
    'Årsbesked tjänstepension',
    'Årsbesked tjänstepension',
  ]);
  expect(rows).toContainEqual(['Retention Policy', 'MaxLength, differs from Production', 'DC_TenYears', 'DC_TenYears']);
  expect(rows).toContainEqual([
    'Distribution Method',
    'MustReachCustomer, differs from Production',
    'MustReachCustomer, differs from Production',
    'ByCustomerPreference',
  ]);
  expect(within(table).getByText('MaxLength').closest('td')).toHaveAttribute('data-differs');

  await user.click(panel.getByRole('switch', { name: 'Only differences' }));
  const left = rowsOf(table).slice(1);
  expect(left).not.toHaveLength(0);
  expect(left.every((cells) => cells.some((cell) => cell?.endsWith('differs from Production')))).toBe(true);
});

test('ATTR-045 C44 an edited document shows its differences from the published version', async () => {
  const { panel, user } = await openPanel(EDITED);
  await user.click(await panel.findByRole('button', { name: 'Pending changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pending changes in draft' });
  const rows = rowsOf(await within(dialog).findByRole('table'));
  expect(rows[0]).toEqual(['Property', 'Published', 'Draft']);
  expect(rows.slice(1)).toEqual(
    expect.arrayContaining([
      ['Retention Policy', 'DC_TenYears', 'MaxLength'],
      ['Comment', '–', 'Ny mall 2027'],
    ]),
  );
  // Equal in test, so not pending.
  expect(rows.map(([property]) => property)).not.toContain('Distribution Method');
});

test('ATTR-081 differences that cannot be loaded say "Failed to load" in the dialog, and Try again loads them', async () => {
  const { panel, user, sandbox } = await openPanel(EDITED);
  sandbox.faults.add({ match: 'GET /api/attributestore/document/compare', fault: 'status=500' });
  await user.click(await panel.findByRole('button', { name: 'Pending changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pending changes in draft' }));
  expect(await dialog.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('table')).toBeVisible();
});

test('a document without changes since its publish has nothing pending', async () => {
  const { panel } = await openForm('/admin/attributestore/development/d-00001?q=pen-0101');
  expect(panel.queryByRole('button', { name: 'Pending changes' })).not.toBeInTheDocument();
});

test('ATTR-081 a document that cannot be loaded says "Failed to load" in its place, and Try again loads it', async () => {
  const { panel, user, sandbox } = await openPanel(EDITED, {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/attributestore/document/1', fault: 'status=500' }),
  });
  expect(await panel.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(panel.getByLabelText('Type')).toHaveValue('BES-0201'));
});

test('K14 a publish without changes shows no empty table of changes', async () => {
  const { panel, user } = await openPanel(`${EDITED}&tab=history`);
  const entries = within(await panel.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  const published = entries.find((entry) => entry.textContent?.startsWith('Published to Production'));
  await user.click(within(published!).getByRole('button', { name: /^See changes/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Document changes' }));
  expect(dialog.getByText('No properties were changed.')).toBeVisible();
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
});

test('Q9 a session that ends while a document is being saved does not lose the typed text', async () => {
  const stop = onSessionEnd(() => keepDrafts());
  const { sandbox, write, save } = await openForm(EDITED);
  for (let attempt = 0; attempt < 3; attempt += 1) sandbox.faults.add({ match: SAVE, fault: 'status=401' });
  await write('Topic', 'Yearly');
  await save();
  await waitFor(() => expect(hasDrafts()).toEqual(['Edit document']));
  forgetOwner();
  stop();
});

test('Q39 a failed refetch leaves the form and its typed text', async () => {
  const { panel, write, client, sandbox } = await openForm(EDITED);
  await write('Topic', 'Yearly');
  sandbox.faults.add({ match: 'GET /api/attributestore/document/1', fault: 'status=500' });
  const { queryKey } = documentQuery('development', 'd-00009');
  await act(() => client.refetchQueries({ queryKey }));
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(panel.getByLabelText('Topic')).toHaveValue('Yearly');
});

test('K17 ATTR-047 a duplicate starts as a copy without the type, and is saved as a new document', async () => {
  const { panel, user, router, calls } = await openPanel(EDITED);
  await user.click(await panel.findByRole('link', { name: 'Duplicate' }));
  expect(router.state.location).toMatchObject({
    pathname: '/admin/attributestore/development/new',
    search: '?q=bes-02&copy=d-00009',
  });
  const copy = within(await screen.findByRole('complementary', { name: 'New document' }));
  expect(await copy.findByText('Copy of BES-0201')).toBeVisible();
  expect(await copy.findByLabelText('Type')).toHaveValue('');
  expect(copy.getByLabelText('Name')).toHaveValue('Årsbesked tjänstepension');
  expect(copy.getByLabelText('Retention Policy')).toHaveValue('MaxLength');
  await user.click(copy.getByLabelText('Type'));
  await user.paste('NEW-0001');
  await user.click(copy.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).not.toMatch(/new$/));
  expect(router.state.location.search).toBe('?q=bes-02');
  expect(sent({ calls })).toMatchObject([{ id: '', updatedAt: '', type: 'NEW-0001', retentionPolicy: 'MaxLength' }]);

  // Never published: nothing to return to.
  await user.click(await screen.findByText('Discard draft'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Discard the draft of NEW-0001?' }));
  expect(await dialog.findByText(/never been published to Test/)).toBeVisible();
  const discard = dialog.getByRole('button', { name: 'Discard draft' });
  expect(discard).toHaveAccessibleDescription('Never published');
});

test('K17 a draft is replaced by the published version, which can be undone', async () => {
  const { panel, user, calls } = await openForm(EDITED);
  const policy = () => panel.findByDisplayValue(/DC_TenYears|MaxLength/);
  await user.click(panel.getByRole('button', { name: 'Discard draft' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard the draft of BES-0201?' }));
  expect(
    await dialog.findByText(/^Retention Policy .* in Development will match what’s published to Test again\.$/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard draft' }));

  expect(await screen.findByText('Draft discarded')).toBeVisible();
  await waitFor(async () => expect(await policy()).toHaveValue('DC_TenYears'));
  expect(panel.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await policy()).toHaveValue('MaxLength'));
  expect(sent({ calls })).toMatchObject([{ retentionPolicy: 'DC_TenYears' }, { retentionPolicy: 'MaxLength' }]);
});
