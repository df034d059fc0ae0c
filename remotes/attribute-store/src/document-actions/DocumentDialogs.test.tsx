import { attributeStore } from '@console/api';
import { act as actInReact, fill, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import { toFormValues, toRequest } from '../documents/document-schema';
import { documentsQuery, takeOverSaved } from '../documents/documents-queries';
import module from '../remote';

/** BES-0201 is edited in development, BES-0202 equal everywhere; all are active. */
const EDITED = 'BES-0201';
const SAME = 'BES-0202';
const FEW = '?q=bes-02';
const PUBLISH = 'POST /api/attributestore/document/publish/1';

afterEach(() => jest.restoreAllMocks());

const openList = (environment: string, options: RenderOptions & { search?: string } = {}) =>
  renderRoute(`/admin/attributestore/${environment}${options.search ?? FEW}`, {
    area,
    module,
    persona: 'staff',
    ...options,
  });
type View = Awaited<ReturnType<typeof openList>>;
type Sandbox = View['sandbox'];

async function act(view: View, button: string, ...types: string[]) {
  for (const type of types) await view.user.click(await screen.findByLabelText(`Select ${type}`));
  await view.user.click(screen.getByRole('button', { name: button }));
}

/** Toasts move out of a closing dialog, so earlier matches are detached. */
async function closed() {
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
}

const review = () => screen.getByRole('button', { name: /edited, review and publish$/, hidden: true });

const outcome = (text: string | RegExp) => screen.findByText(text, { ignore: '[aria-live]' });

const writes = ({ calls }: View) => calls.filter(({ name }) => name.startsWith('POST'));
const rowOf = (type: string) => screen.getByRole('link', { name: type }).closest('tr') as HTMLElement;

async function platform({ sandbox }: View, path: string, body?: object) {
  const authorization = `Bearer ${await sandbox.tokenFor('staff')}`;
  const url = `http://localhost:4000/api/attributestore/document${path}`;
  const write = body && { method: 'POST', body: JSON.stringify(body) };
  return (
    await sandbox.fetch(url, { headers: { authorization, 'content-type': 'application/json' }, ...write })
  ).json();
}

const documentsIn = async (
  view: View,
  environmentId: number,
): Promise<{ type: string; active: boolean; retentionPolicy: string; comment: string }[]> =>
  (await platform(view, `/${environmentId}`)).documents;

const commentsIn = async (view: View) =>
  Object.fromEntries((await documentsIn(view, 1)).map((document) => [document.type, document.comment]));

test('ATTR-016 ATTR-040 ATTR-072 ATTR-077 publishing first shows the changes of each document, and then makes exactly these', async () => {
  const view = await openList('development');
  await act(view, 'Publish to Test', EDITED, SAME);
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  expect(await dialog.findByText('1 of 2 documents will change in Test.')).toBeVisible();
  const previews = within(dialog.getByRole('list', { name: 'What will change' })).getAllByRole('listitem');
  expect(previews.map((preview) => preview.textContent)).toEqual([
    'BES-0201Årsbesked tjänstepension2 changes',
    expect.stringMatching(/^BES-0202.+Nothing would change$/),
  ]);
  await view.user.click(dialog.getByText('2 changes'));
  const table = await dialog.findByRole('table', { name: 'Changes to BES-0201' });
  expect(table).toHaveTextContent(/Test nowAfter publishing.*Retention PolicyDC_TenYearsMaxLength/);
  expect(writes(view)).toEqual([]);
  // Only the changed document was read.
  expect(view.calls.filter(({ name }) => name === 'GET /api/attributestore/document/2')).toHaveLength(1);
  expect(view.client.getQueryData(['attributestore', 'document', 'test', 'some', ['d-00009']])).toHaveLength(1);

  await view.user.click(dialog.getByRole('button', { name: 'Publish to Test' }));
  await closed();
  expect(await screen.findByText('Documents published')).toBeVisible();
  expect(writes(view)).toEqual([{ name: PUBLISH, body: ['d-00009'] }]);
  await waitFor(() => expect(rowOf(EDITED)).not.toHaveAttribute('data-marked'));
});

test('ATTR-040 Q58 a document that has changed since it was reviewed is not published', async () => {
  const view = await openList('development');
  await act(view, 'Publish to Test', EDITED);
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  await dialog.findByText('2 changes');
  const before = await documentsIn(view, 2);
  const edited = (await documentsIn(view, 1)).find(({ type }) => type === EDITED);
  await platform(view, '', { ...edited, comment: 'Saved in another tab' });

  await view.user.click(dialog.getByRole('button', { name: 'Publish to Test' }));
  await waitFor(() => expect(writes(view)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await documentsIn(view, 2)).toEqual(before);
});

test('ATTR-040 Q58 another person’s change is not published either, when it follows the user’s own save', async () => {
  const view = await openList('development');
  const saveMine = async (type: string, words: string) => {
    const mine = (await attributeStore.getDocuments('development')).documents.find((each) => each.type === type);
    if (!mine) throw new Error(`${type} is not there`);
    const saved = await attributeStore.saveDocuments([toRequest({ ...toFormValues(mine), comment: words }, mine)]);
    await actInReact(async () => takeOverSaved(view.client, saved));
  };
  await act(view, 'Publish to Test', EDITED);
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  await dialog.findByText('2 changes');
  await saveMine(SAME, 'Saved by a job');
  const edited = (await documentsIn(view, 1)).find(({ type }) => type === EDITED);
  await platform(view, '', { ...edited, comment: 'Saved in another tab' });
  const before = await documentsIn(view, 2);
  await view.user.click(dialog.getByRole('button', { name: 'Publish to Test' }));
  await waitFor(() => expect(writes(view).filter(({ name }) => name.includes('publish'))).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await documentsIn(view, 2)).toEqual(before);
});

test('ATTR-040 Q58 a document is published with the user’s own save, although the list was read before it', async () => {
  const view = await openList('development');
  await act(view, 'Publish to Test', EDITED);
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  await dialog.findByText('2 changes');
  const mine = (await attributeStore.getDocuments('development')).documents.find(({ type }) => type === EDITED);
  if (!mine) throw new Error('It is not there');
  const words = 'Saved by a job';
  const saved = await attributeStore.saveDocuments([toRequest({ ...toFormValues(mine), comment: words }, mine)]);
  await actInReact(async () => takeOverSaved(view.client, saved));
  await view.user.click(dialog.getByRole('button', { name: 'Publish to Test' }));
  await closed();
  expect((await documentsIn(view, 2)).find(({ type }) => type === EDITED)).toMatchObject({ comment: words });
});

test('ATTR-040 C144 a document that is left out of the review is not published', async () => {
  const view = await openList('development');
  const same = (await documentsIn(view, 1)).find(({ type }) => type === SAME);
  await platform(view, '', { ...same, comment: 'Edited too' });
  await act(view, 'Publish to Test', EDITED, SAME);
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  expect(await dialog.findByText('2 of 2 documents will change in Test.')).toBeVisible();
  await view.user.click(await dialog.findByRole('checkbox', { name: `Publish ${SAME}` }));
  expect(dialog.getByText('1 of 2 documents will change in Test.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Publish to Test' }));
  await closed();
  expect(await screen.findByText('Documents published')).toBeVisible();
  expect(writes(view)).toEqual([{ name: PUBLISH, body: ['d-00009'] }]);
});

test('ATTR-040 publishing says when nothing would change', async () => {
  const view = await openList('test');
  await act(view, 'Publish to Production', SAME);
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  expect(await dialog.findByText('Nothing would change. Production already matches.')).toBeVisible();
  const publish = dialog.getByRole('button', { name: 'Publish to Production' });
  expect(publish).toHaveAccessibleDescription('Nothing would change');
  await view.user.click(publish);
  expect(writes(view)).toEqual([]);
});

/** Publishing would change these. */
async function comment(sandbox: Sandbox, count: number) {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('staff')}`, 'content-type': 'application/json' };
  const url = 'http://localhost:4000/api/attributestore/document';
  const { documents } = await (await sandbox.fetch(`${url}/1`, { headers })).json();
  for (const document of documents.slice(0, count)) {
    await sandbox.fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...document, comment: 'Checked' }) });
  }
}

async function addDocuments(sandbox: Sandbox, count: number) {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('staff')}`, 'content-type': 'application/json' };
  const url = 'http://localhost:4000/api/attributestore/document';
  const { documents } = await (await sandbox.fetch(`${url}/1`, { headers })).json();
  const added = Array.from({ length: count }, (_, index) => ({ ...documents[0], id: '', type: `NEW-${index}` }));
  await sandbox.fetch(url, { method: 'POST', headers, body: JSON.stringify(added) });
}

test('publishing many is sent in batches, can be left, reports its progress when it fails, and can be resumed', async () => {
  const view = await openList('development', { search: '', prepare: (sandbox) => comment(sandbox, 60) });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { fetch } = view.sandbox;
  let batches = 0;
  jest.spyOn(view.sandbox, 'fetch').mockImplementation(async (input, init) => {
    const isBatch = input instanceof Request && new URL(input.url).pathname.endsWith('/publish/1');
    if (isBatch && ++batches === 2) await held;
    return fetch(input, init);
  });
  await view.user.click(await screen.findByLabelText(/^Select all/));
  await view.user.click(screen.getByRole('button', { name: 'Publish to Test' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish selected documents' }));
  await dialog.findByRole('list', { name: 'What will change' });
  await view.user.click(dialog.getByRole('button', { name: 'Publish to Test' }));

  const leave = await screen.findByText('Leave it running');
  const running = within(leave.closest('dialog') as HTMLElement);
  expect(await running.findByText(/^Publishing to Test: 50 of \d+$/)).toBeVisible();
  expect(running.getByRole('progressbar', { name: 'Publishing to Test' })).toHaveAttribute('value', '50');
  await view.user.click(leave);
  expect(document.querySelector('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^Publishing to Test: 50 of \d+$/)).toBeVisible();

  view.sandbox.faults.add({ match: PUBLISH, fault: 'status=500' });
  release();
  expect(await screen.findByText('Failed to publish')).toBeVisible();
  expect(screen.getByText(/50 of \d+ documents were updated/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Publishing to Test')).not.toBeInTheDocument());

  view.sandbox.faults.clear();
  const sent = writes(view).length;
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Documents published')).toBeVisible();
  expect(writes(view)).toHaveLength(sent + 1);
  await waitFor(() => expect(screen.getByText(/· 0 edited ·/)).toBeVisible());
});

test('ATTR-023 ATTR-039 ATTR-074 ATTR-075 loading says how many documents it overwrites, and requires the name of the environment', async () => {
  const view = await openList('development');
  const [before, production] = [await documentsIn(view, 1), await documentsIn(view, 3)];
  await view.user.click(await screen.findByRole('button', { name: 'Load from' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Production' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Load from Production or Test' }));
  expect(await dialog.findByText(`${before.length} documents in Development will be overwritten.`)).toBeVisible();
  expect(
    dialog.getByText(/All documents in Development will be overwritten with the documents in Production/),
  ).toBeVisible();

  const load = dialog.getByRole('button', { name: 'Load from Production' });
  await view.user.click(load);
  expect(load).toHaveAccessibleDescription('Type Development first');
  expect(writes(view)).toEqual([]);
  await fill(view.user, dialog.getByLabelText('Type Development to confirm'), 'Development');
  await view.user.click(load);
  await closed();
  expect(await screen.findByText('Documents loaded')).toBeVisible();
  expect(writes(view)).toEqual([{ name: 'POST /api/attributestore/document/load/3/1', body: undefined }]);
  expect((await documentsIn(view, 1)).map(({ type }) => type)).toEqual(production.map(({ type }) => type));
});

test('ATTR-081 a load that fails says "Failed to load", once, and the dialog stays', async () => {
  const view = await openList('test');
  view.sandbox.faults.add({ match: 'POST /api/attributestore/document/load/3/2', fault: 'status=500' });
  await view.user.click(await screen.findByRole('button', { name: 'Load from' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Production' }));
  await view.user.type(await screen.findByLabelText('Type Test to confirm'), 'Test');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Load from Production' })).not.toHaveAttribute('aria-disabled'),
  );
  await view.user.click(screen.getByRole('button', { name: 'Load from Production' }));
  expect(await screen.findAllByText('Failed to load')).toHaveLength(1);
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('ATTR-041 ATTR-042 ATTR-073 ATTR-078 deleting says that it is soft and applies to all environments, and does so', async () => {
  const view = await openList('development');
  await act(view, 'Delete', EDITED);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete documents' }));
  expect(
    dialog.getByText(/deleted from all environments: Development, Test, and Production\. This is a soft delete/),
  ).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Selected documents' })).toHaveTextContent(
    'BES-0201 Årsbesked tjänstepension',
  );
  await view.user.click(dialog.getByRole('button', { name: 'Delete document' }));
  await closed();
  expect(await screen.findByText('Documents deleted')).toBeVisible();
  expect(writes(view)).toEqual([{ name: 'POST /api/attributestore/document/delete', body: ['d-00009'] }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: EDITED })).not.toBeInTheDocument());
  for (const environment of [1, 2, 3]) {
    expect((await documentsIn(view, environment)).map(({ type }) => type)).not.toContain(EDITED);
  }
});

test('the panel of a document that is deleted closes', async () => {
  const view = await renderRoute('/admin/attributestore/development/d-00009?q=bes-02&tab=history', {
    area,
    module,
    persona: 'staff',
  });
  await screen.findByRole('list', { name: 'History' });
  await act(view, 'Delete', EDITED);
  await view.user.click(screen.getByRole('button', { name: 'Delete document' }));
  await closed();
  expect(await screen.findByText('Documents deleted')).toBeVisible();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/attributestore/development'));
  expect(screen.queryByText('Failed to load')).not.toBeInTheDocument();
});

test('ATTR-043 ATTR-044 ATTR-079 ATTR-080 C41 activation saves the documents that are not in the requested state by one call, with one message', async () => {
  const view = await openList('development');
  const types = screen.findAllByRole('checkbox', { name: /^Select BES/ });
  await view.user.click(await screen.findByLabelText(/^Select all/));
  const all = (await types).length;
  await view.user.click(screen.getByRole('button', { name: 'Activate/Deactivate' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Activation' }));
  expect(dialog().getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription(
    'All selected documents are already active',
  );
  await view.user.click(dialog().getByRole('button', { name: 'Deactivate' }));
  await closed();
  expect(await screen.findByText('Documents deactivated')).toBeVisible();
  const [write, ...others] = writes(view);
  expect(others).toEqual([]);
  expect(write?.name).toBe('POST /api/attributestore/document');
  expect(write?.body).toHaveLength(all);
  expect(write?.body).toContainEqual(expect.objectContaining({ type: EDITED, active: false }));
  await waitFor(() => expect(rowOf(SAME)).toHaveTextContent('Inactive'));

  await view.user.click(screen.getByRole('button', { name: 'Activate/Deactivate' }));
  expect(dialog().getByRole('button', { name: 'Deactivate' })).toHaveAccessibleDescription(
    'None of the selected documents are active',
  );
  await view.user.click(dialog().getByRole('button', { name: 'Activate' }));
  await closed();
  expect(await screen.findByText('Documents activated')).toBeVisible();
  expect((await documentsIn(view, 1)).find(({ type }) => type === SAME)?.active).toBe(true);
});

test('Q40 an activation that failed half-way can be resumed, and saves only the remaining documents', async () => {
  const view = await openList('development', { search: '', prepare: (sandbox) => addDocuments(sandbox, 450) });
  await view.user.click(await screen.findByLabelText(/^Select all/));
  await view.user.click(screen.getByRole('button', { name: 'Activate/Deactivate' }));
  const { fetch } = view.sandbox;
  let saves = 0;
  jest.spyOn(view.sandbox, 'fetch').mockImplementation(async (input, init) => {
    const isSave =
      input instanceof Request && input.method === 'POST' && input.url.endsWith('/attributestore/document');
    return isSave && ++saves === 2 ? new Response(null, { status: 500 }) : fetch(input, init);
  });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Activation' }));
  await view.user.click(dialog().getByRole('button', { name: 'Deactivate' }));
  expect(await dialog().findByText(/^Deactivating ended early: 500 of \d+ done\.$/)).toBeVisible();
  expect(await screen.findByText('Failed to deactivate')).toBeVisible();

  await view.user.click(dialog().getByRole('button', { name: 'Continue' }));
  await closed();
  expect(await screen.findByText('Documents deactivated')).toBeVisible();
  const [first, failed, repeated] = writes(view).map(({ body }) =>
    (body as { type: string }[]).map(({ type }) => type),
  );
  expect(repeated).toEqual(failed);
  expect(first?.filter((type) => repeated?.includes(type))).toEqual([]);
  expect((await documentsIn(view, 1)).filter(({ active }) => active)).toEqual([]);
});

/** A second press precedes the answer. */
const slowWrites = (sandbox: Sandbox) => sandbox.faults.add({ match: 'POST /api/attributestore', fault: 'delay=300' });

test('Q32 Q40 "Publish to Test", confirmed twice, is sent once', async () => {
  const view = await openList('development');
  await act(view, 'Publish to Test', EDITED);
  slowWrites(view.sandbox);
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish to Test' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await view.user.dblClick(confirm);
  await closed();
  await waitFor(() => expect(screen.getByText('Documents published')).toBeVisible());
  expect(writes(view)).toHaveLength(1);
});

test('Q32 Q40 "Load from Production", confirmed twice, is sent once', async () => {
  const view = await openList('development');
  await view.user.click(await screen.findByRole('button', { name: 'Load from' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Production' }));
  await fill(view.user, await screen.findByLabelText('Type Development to confirm'), 'Development');
  const load = screen.getByRole('button', { name: 'Load from Production' });
  await waitFor(() => expect(load).not.toHaveAttribute('aria-disabled'));
  slowWrites(view.sandbox);
  await view.user.dblClick(load);
  await closed();
  await waitFor(() => expect(screen.getByText('Documents loaded')).toBeVisible());
  expect(writes(view)).toHaveLength(1);
});

test('K17 Q72 one field of many documents is changed as a job, with a result for each document', async () => {
  const view = await openList('development', { search: '?q=bes-02' });
  const { user, sandbox } = view;
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Edit one field' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Edit one field of \d+ documents$/ }));
  const change = () => dialog.getByRole('button', { name: /^Change/ });
  expect(change()).toHaveAccessibleDescription('Choose a field first');
  await user.selectOptions(dialog.getByLabelText('Field'), 'Topic');
  expect(change()).toHaveAccessibleDescription('Topic is required');
  await user.click(dialog.getByLabelText('Topic'));
  await user.paste('x'.repeat(201));
  expect(dialog.getByLabelText('Topic')).toHaveAccessibleDescription('At most 200 characters: 1 too many');
  expect(change()).toHaveAccessibleDescription('At most 200 characters: 1 too many');
  await user.selectOptions(dialog.getByLabelText('Field'), 'Retention Policy');
  await user.selectOptions(dialog.getByLabelText('Retention Policy'), 'MaxLength');
  expect(dialog.getByText(/^\d+ documents will change in Development, 1 already has the value\.$/)).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Will be changed' })).toHaveTextContent('BES-0202 DC_TenYears');

  // The platform refuses the batch, then a single document.
  const { fetch } = sandbox;
  jest.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
    const body = input instanceof Request && input.method === 'POST' ? await input.clone().text() : '';
    if (!body.includes('BES-0202')) return fetch(input, init);
    return Response.json({ Message: 'It is locked.' }, { status: 400 });
  });
  await user.click(change());
  await closed();
  expect(await outcome(/^\d+ documents changed in Development\. 1 couldn’t be changed\.$/)).toBeVisible();
  const policies = Object.fromEntries(
    (await documentsIn(view, 1)).map((document) => [document.type, document.retentionPolicy]),
  );
  expect([policies['BES-0202'], policies['BES-0203']]).toEqual(['DC_TenYears', 'MaxLength']);
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  const results = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(results[0]).toHaveTextContent(/^BES-0202 .*It is locked\.$/);
  expect(results.at(-1)).toHaveTextContent(/DC_TenYears → MaxLength$/);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

  jest.mocked(sandbox.fetch).mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // Undo covers the first run too.
  expect(await outcome(`${results.length} documents changed in Development.`)).toBeVisible();
  expect((await documentsIn(view, 1)).find(({ type }) => type === 'BES-0202')?.retentionPolicy).toBe('MaxLength');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Show results' })).not.toBeInTheDocument();
});

test('K17 one field of many documents is edited, and Undo restores all but the documents that were changed since', async () => {
  const view = await openList('development');
  const { user } = view;
  await act(view, 'Edit one field', EDITED, SAME, 'BES-0204');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Edit one field of 3 documents' }));
  await user.selectOptions(dialog.getByLabelText('Field'), 'Comment');
  await user.type(dialog.getByLabelText('Comment'), 'Checked');
  const before = await commentsIn(view);
  expect(before['BES-0204']).not.toBe(before[SAME]);
  const editedBefore = Number.parseInt(review().textContent ?? '', 10);
  const fetchSpy = jest.spyOn(view.sandbox, 'fetch');
  await user.click(dialog.getByRole('button', { name: 'Change 3 documents' }));
  await closed();
  expect(await outcome('3 documents changed in Development.')).toBeVisible();
  expect(view.client.getQueryData(documentsQuery('development').queryKey)?.documents).toEqual(
    expect.arrayContaining(
      [EDITED, SAME, 'BES-0204'].map((type) => expect.objectContaining({ type, comment: 'Checked' })),
    ),
  );
  expect(review()).toHaveTextContent(`${editedBefore + 2} edited, review and publish`);
  const read = fetchSpy.mock.calls.flatMap(([input]) => (input instanceof Request ? new URL(input.url).search : []));
  expect(read.filter((search) => search.includes('take='))).toEqual([]);
  fetchSpy.mockRestore();
  expect(writes(view)).toMatchObject([
    {
      body: [
        { type: EDITED, comment: 'Checked' },
        { type: SAME, comment: 'Checked' },
        { type: 'BES-0204', comment: 'Checked' },
      ],
    },
  ]);

  const edited = (await documentsIn(view, 1)).find(({ type }) => type === EDITED);
  await platform(view, '', { ...edited, comment: 'Theirs' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await outcome('2 documents restored. 1 couldn’t be changed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await commentsIn(view)).toEqual({ ...before, [EDITED]: 'Theirs' });
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent(
    /BES-0201 .*It was changed while you were working\./,
  );
});
