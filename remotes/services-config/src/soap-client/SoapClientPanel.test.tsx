import { fireEvent, makeCertificate, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const PATH = '/admin/interact/soap';
const DAY = 86_400_000;
const PASSWORD = 'granitt-4471';

function pfx(days: number, name = 'interact-dev.pfx'): File {
  const base64 = makeCertificate({
    commonName: 'interact-dev.fjellheim.example',
    organisation: 'Fjellheim Pensjon AS',
    validFrom: new Date(Date.now() - 500 * DAY),
    validTo: new Date(Date.now() + days * DAY + 3_600_000),
    password: PASSWORD,
  });
  return new File([Buffer.from(base64, 'base64')], name, { lastModified: 1 });
}

async function openNew() {
  const view = await renderRoute(`${PATH}/new`, { area, module });
  const panel = within(await screen.findByRole('complementary', { name: 'New SOAP client' }));
  await panel.findByRole('textbox', { name: 'Endpoint' });
  const paste = async (field: HTMLElement, text: string) => {
    await view.user.click(field);
    await view.user.paste(text);
  };
  const choose = (file: File) =>
    fireEvent.input(panel.getByLabelText('Certificate file'), { target: { files: [file] } });
  const enter = (password: string) => paste(panel.getByLabelText('Certificate Password'), password);
  const save = () => view.user.click(panel.getByRole('button', { name: 'Save' }));
  return { ...view, panel, choose, enter, save };
}

test('SERV-074 SERV-075 SERV-089 the list has its columns, New and Delete', async () => {
  const { user } = await renderRoute(PATH, { area, module });
  expect(await screen.findByRole('heading', { level: 1, name: 'Interact SOAP Client Setup' })).toBeVisible();
  for (const name of ['Customer Environment', 'Created', 'Created by']) {
    expect(await screen.findByRole('columnheader', { name })).toBeInTheDocument();
  }
  expect(await screen.findByText(/free environments left: 1 of 3/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Interact SOAP Client settings deleted')).toBeVisible();
});

test('SERV-077 SERV-078 SERV-079 what is required is said at its field', async () => {
  const { panel, user, save } = await openNew();
  await save();
  for (const text of ['Endpoint is required', 'Certificate is required', 'Certificate Password is required']) {
    expect(await panel.findByText(text)).toBeVisible();
  }
  await user.type(panel.getByRole('textbox', { name: 'Endpoint' }), 'soap');
  expect(await panel.findByText('Endpoint must be a URL')).toBeVisible();
});

test('SERV-081 SHRD-028 only .pfx files are taken', async () => {
  const { panel, choose } = await openNew();
  choose(new File(['text'], 'certificate.PEM'));
  expect(await panel.findByText(/Failed to load file because file extension PEM is not supported\./)).toBeVisible();
});

test('SERV-082 SERV-084 SERV-085 SERV-091 the file is opened with the password before it is sent as base64', async () => {
  const { panel, user, choose, enter, save, calls } = await openNew();
  expect(panel.getByRole('combobox', { name: 'Customer Environment' })).toHaveDisplayValue('Development');
  choose(pfx(400));
  await enter('wrong');
  expect(await panel.findByText('The password does not open the certificate.')).toBeVisible();
  await user.clear(panel.getByLabelText('Certificate Password'));
  await enter(PASSWORD);
  expect(await panel.findByText('interact-dev.fjellheim.example, Fjellheim Pensjon AS, NO')).toBeVisible();
  expect(panel.getByText('Nordic Trust Enterprise CA 3')).toBeVisible();
  expect(panel.getByText(/^Valid until .* 400 days left\.$/)).toBeVisible();
  expect(panel.getByText('SHA-256')).toBeVisible();

  await user.type(panel.getByRole('textbox', { name: 'Endpoint' }), 'https://soap-dev.fjellheim.example');
  await save();
  expect(await screen.findByText('Interact SOAP Client settings saved')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/InteractSOAPClient')?.body).toMatchObject({
    certificate: expect.stringMatching(/^MII[A-Za-z0-9+/]+=*$/),
    certificatePassword: PASSWORD,
    forcePDFAOnAllDocuments: false,
    customerEnvironment: 3,
  });
  expect(await screen.findByRole('button', { name: 'New' })).toHaveAccessibleDescription(
    // SERV-086
    'It can not create a new Interact SOAP Client setting because all customer environments are already used.',
  );
}, 40_000);

test('SERV-086 what has expired, or is about to, is said as advice; a password that does not open it is refused', async () => {
  const { panel, user, choose, enter, save } = await openNew();
  choose(pfx(-3));
  await enter(PASSWORD);
  expect(await panel.findByText(/^Expired on /)).toBeVisible();
  choose(pfx(12, 'soon.pfx'));
  expect(await panel.findByText(/ 12 days left\.$/)).toBeVisible();
  await enter('x');
  await user.type(panel.getByRole('textbox', { name: 'Endpoint' }), 'https://soap-dev.fjellheim.example');
  await save();
  // Beside the advice, at the field, by the server.
  const texts = () => panel.getAllByText('The password does not open the certificate.');
  await waitFor(() => expect(texts()).toHaveLength(2));
}, 40_000);

test('SERV-087 SERV-088 a stored certificate is kept, and the change of another person is not overwritten', async () => {
  const { user, sandbox } = await renderRoute(`${PATH}/soap-test`, { area, module });
  const panel = within(await screen.findByRole('complementary', { name: 'SOAP client' }));
  await user.click(await panel.findByRole('switch', { name: 'Force PDF/A on all documents' }));
  expect(panel.getByText(/ 17 days left\.$|16 days left\.$/)).toBeVisible();
  await sandbox.db.run('update environment_settings set updated_at = 1');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await panel.findByText(
      'It can not save because Interact SOAP Client setting has been updated by others. Please refresh the page.',
    ),
  ).toBeVisible();
});
