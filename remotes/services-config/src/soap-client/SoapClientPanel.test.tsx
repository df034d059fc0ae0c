import {
  fill,
  fireEvent,
  makeCertificate,
  type RenderOptions,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@console/testing';
import area from '../area';
import module from '../remote';

// jsdom has no workers: here the page reads the file itself. soap.e2e.ts has the worker.
jest.mock('@console/ui/file-field', () => ({
  ...jest.requireActual('@console/ui/file-field'),
  readCertificate: ({ base64, password }: { base64: string; password: string }) =>
    jest.requireActual('@console/certificates').readCertificate(base64, password),
}));

afterEach(() => jest.restoreAllMocks());

const PATH = '/admin/interact/soap';
const DAY = 86_400_000;
const PASSWORD = 'gråfjell-4471€';

const certificateOf = (days: number) =>
  makeCertificate({
    commonName: 'interact-dev.fjellheim.example',
    organisation: 'Blåbærskogen Økonomi AS',
    validFrom: new Date(Date.now() - 500 * DAY),
    validTo: new Date(Date.now() + days * DAY + 3_600_000),
    password: PASSWORD,
  });
const pfx = (base64: string, name = 'interact-dev.pfx') =>
  new File([Buffer.from(base64, 'base64')], name, { lastModified: 1 });

const startOfPfx = () => new File([new Uint8Array([0x30, 0x82, 0x04, 0x00, 0x02, 0x01, 0x03])], 'gone.pfx');

function failToRead(this: FileReader) {
  this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
}

async function openNew(options: RenderOptions = {}) {
  const view = await renderRoute(`${PATH}/new`, { area, module, ...options });
  const panel = within(await screen.findByRole('complementary', { name: 'New SOAP client' }));
  await panel.findByRole('textbox', { name: 'Endpoint' });
  const paste = async (field: HTMLElement, text: string) => {
    await view.user.click(field);
    await view.user.paste(text);
  };
  const choose = (file: File) =>
    fireEvent.input(panel.getByLabelText('Certificate file'), { target: { files: [file] } });
  const enter = async (password: string) => {
    await paste(panel.getByLabelText('Certificate Password'), password);
    await view.user.tab();
  };
  const save = () => view.user.click(panel.getByRole('button', { name: 'Save' }));
  return { ...view, panel, choose, enter, save };
}

test('HOST-033 SERV-074 SERV-075 SERV-089 SERV-090 SERV-091 the list has its columns, New and Delete', async () => {
  const { user, sandbox, calls } = await renderRoute(PATH, { area, module });
  expect(await screen.findByRole('heading', { level: 1, name: 'Interact SOAP Client Setup' })).toBeVisible();
  expect(await screen.findByText(/available environments left: 1 of 3/i)).toBeVisible();
  const [, ...heads] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Customer Environment', 'Created', 'Created by']);
  const rows = screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Production.*\d\d\/\d\d\/\d{4} - \d\d:\d\dGöran Öberg$/),
    expect.stringMatching(/^Test.*\d\d\/\d\d\/\d{4} - \d\d:\d\dLinnéa Sjöström$/),
  ]);
  const read = calls.map(({ name }) => name);
  expect(read).toContain('GET /api/InteractSOAPClient/environments');
  expect(read).toContain('GET /api/InteractSOAPClient/all');

  sandbox.faults.add({ match: 'POST /api/InteractSOAPClient/delete', times: 1, fault: 'status=500' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' });
  await user.click(confirm);
  expect(await screen.findByText('Failed to delete Interact SOAP Client settings')).toBeVisible();
  await user.click(confirm);
  expect(await screen.findByText('Interact SOAP Client settings deleted')).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'POST /api/InteractSOAPClient/delete');
  expect(sent.map(({ body }) => body)).toEqual([['soap-test'], ['soap-test']]);
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(await screen.findByRole('complementary', { name: 'New SOAP client' })).toBeVisible();
});

test('SERV-077 SERV-078 SERV-079 SERV-085 each required field shows its error; the first free environment is preselected', async () => {
  const { panel, user, save, calls } = await openNew({
    prepare: ({ db }) => db.run(`delete from environment_settings where id = 'soap-test'`),
  });
  const environment = panel.getByRole('combobox', { name: 'Customer Environment' });
  expect(environment).toHaveDisplayValue('Test');
  expect(within(environment).queryByRole('option', { name: 'Production' })).not.toBeInTheDocument();
  await save();
  for (const label of ['Endpoint', 'Certificate Password']) {
    await waitFor(() => expect(panel.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`));
  }
  expect(panel.getByRole('group', { name: 'Certificate' })).toHaveAccessibleDescription(/Certificate is required/);
  await user.type(panel.getByRole('textbox', { name: 'Endpoint' }), 'soap');
  expect(panel.getByLabelText('Endpoint')).toHaveAccessibleDescription('Endpoint must be a URL');
  await user.clear(panel.getByLabelText('Endpoint'));
  await user.type(panel.getByLabelText('Endpoint'), 'https://me:pw@soap.example');
  expect(panel.getByLabelText('Endpoint')).toHaveAccessibleDescription(/^Leave out the username and password/);
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('SERV-081 SERV-083 SHRD-028 only .pfx files are taken, and only those that can be read', async () => {
  const { panel, user, choose, enter, save, calls } = await openNew();
  expect(panel.getByLabelText('Certificate file')).toHaveAttribute('accept', '.pfx');
  choose(new File(['text'], 'certificate.PEM'));
  expect(await panel.findByText(/: Failed to load file because file extension PEM is not supported\.$/)).toBeVisible();
  const look = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(failToRead);
  choose(startOfPfx());
  expect(await panel.findByText(/: Failed to load file$/)).toBeVisible();
  look.mockRestore();

  // The file may also disappear later.
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(failToRead);
  choose(startOfPfx());
  // The field renders with the file.
  await waitFor(() => expect(panel.getByText('gone.pfx')).toBeVisible());
  await enter(PASSWORD);
  expect(await panel.findByText('Failed to load file')).toBeVisible();
  await fill(user, panel.getByRole('textbox', { name: 'Endpoint' }), 'https://soap-dev.fjellheim.example');
  await save();
  const certificate = panel.getByRole('group', { name: 'Certificate' });
  await waitFor(() => expect(certificate).toHaveAccessibleDescription(/Failed to load file/));
  expect(panel.getAllByText('Failed to load file')).toHaveLength(1);
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('SERV-082 SERV-084 SERV-086 SERV-090 SERV-091 the file is opened with the password before it is sent as base64', async () => {
  const { panel, user, choose, enter, save, calls, sandbox } = await openNew();
  const certificate = certificateOf(400);
  choose(pfx(certificate));
  await user.type(panel.getByLabelText('Certificate Password'), 'wro');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(panel.queryByText('This password doesn’t open the certificate.')).not.toBeInTheDocument();
  await user.tab();
  expect(await panel.findByText('This password doesn’t open the certificate.')).toBeVisible();
  await user.clear(panel.getByLabelText('Certificate Password'));
  await enter(PASSWORD);
  expect(await panel.findByText('interact-dev.fjellheim.example, Blåbærskogen Økonomi AS, NO')).toBeVisible();
  expect(panel.getAllByText(/^Nordisk Tillit Løsninger CA 3/)).toHaveLength(2);
  expect(panel.getByText('Certificate chain').nextSibling).toHaveTextContent(
    /^Nordisk Tillit Løsninger CA 3Valid until .* [\d ]+ days left\.$/,
  );
  expect(panel.getByText(/^Valid until .* 400 days left\.$/)).toBeVisible();
  expect(panel.getByText('SHA-256')).toBeVisible();

  await fill(user, panel.getByRole('textbox', { name: 'Endpoint' }), 'https://soap-dev.fjellheim.example');
  sandbox.faults.add({ match: 'POST /api/InteractSOAPClient', times: 1, fault: 'status=503' });
  await save();
  expect(await panel.findByText('Failed to save Interact SOAP Client settings')).toBeVisible();
  await save();
  expect(await screen.findByText('Interact SOAP Client settings saved')).toBeVisible();
  expect(calls.findLast(({ name }) => name === 'POST /api/InteractSOAPClient')?.body).toEqual({
    id: '',
    updatedDate: null,
    endpoint: 'https://soap-dev.fjellheim.example',
    certificate,
    certificatePassword: PASSWORD,
    forcePDFAOnAllDocuments: false,
    customerEnvironment: 3,
  });
  expect(await screen.findByRole('button', { name: 'New' })).toHaveAccessibleDescription(
    'It can not create a new Interact SOAP Client setting because all customer environments are already used.',
  );
}, 40_000);

test('an expired or expiring certificate is shown as advice; a password that does not open the file is refused', async () => {
  const { panel, user, choose, enter, save } = await openNew();
  choose(pfx(certificateOf(-3)));
  await enter(PASSWORD);
  expect(await panel.findByText(/^Expired on /)).toBeVisible();
  choose(pfx(certificateOf(12), 'soon.pfx'));
  expect(await panel.findByText(/ 12 days left\.$/)).toBeVisible();
  await enter('x');
  await fill(user, panel.getByRole('textbox', { name: 'Endpoint' }), 'https://soap-dev.fjellheim.example');
  await save();
  // The advice and the server's error say the same.
  const texts = () => panel.getAllByText('This password doesn’t open the certificate.');
  await waitFor(() => expect(texts()).toHaveLength(2));
}, 40_000);

test('SERV-087 SERV-088 a stored certificate stays, and a change by another user is not overwritten', async () => {
  const { user, sandbox, calls } = await renderRoute(`${PATH}/soap-test`, { area, module });
  const panel = within(await screen.findByRole('complementary', { name: 'SOAP client Test' }));
  await user.click(await panel.findByRole('switch', { name: 'Force PDF/A on all documents' }));
  expect(panel.getByText(/ 17 days left\.$|16 days left\.$/)).toBeVisible();
  await sandbox.db.run('update environment_settings set updated_at = 1');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await panel.findByText(
      'It can not save because Interact SOAP Client setting has been updated by others. Please refresh the page.',
    ),
  ).toBeVisible();
  const names = calls.map(({ name }) => name);
  expect(names).toContain('GET /api/InteractSOAPClient/soap-test');
  expect(names.filter((name) => name.startsWith('POST'))).toEqual([]);
});

test('C196 C145 SERV-087 after a lost answer a change by another user, which a refetch has brought, is not overwritten', async () => {
  const { user, sandbox, calls } = await renderRoute(`${PATH}/soap-test`, { area, module });
  const panel = within(await screen.findByRole('complementary', { name: 'SOAP client Test' }));
  await user.click(await panel.findByRole('switch', { name: 'Force PDF/A on all documents' }));
  sandbox.faults.add({ match: 'POST /api/InteractSOAPClient/update', times: 1, fault: 'delay=300;status=504' });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const theirs = Date.now() + 1_000;
  await sandbox.db.run(`update environment_settings set updated_at = ${theirs}`);
  await waitFor(() => expect(panel.getByRole('alert')).not.toBeEmptyDOMElement());
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ name }) => name.endsWith('/update'))).toHaveLength(2));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'));
  expect(await panel.findByText('1 change')).toBeVisible();
  const { rows } = await sandbox.db.run('select updated_at from environment_settings');
  expect(new Set(rows.map(({ updated_at }) => updated_at))).toEqual(new Set([theirs]));
});
