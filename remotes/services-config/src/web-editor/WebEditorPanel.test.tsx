import { type RenderOptions, renderRoute, screen, testConfig, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { toFormValues, toRequest, type WebEditorValues, webEditorSchema } from './web-editor-schema';

afterEach(() => jest.restoreAllMocks());

const PATH = '/admin/interact/webeditorsettings';
const messagesOf = (change: Partial<WebEditorValues>) =>
  webEditorSchema(undefined)
    .safeParse({ ...toFormValues(undefined, 3), mfdxClientSecret: 'secret', ...change })
    .error?.issues.map(({ message }) => message);

async function openNew(options: RenderOptions = {}) {
  const view = await renderRoute(`${PATH}/new`, { area, module, ...options });
  const panel = within(await screen.findByRole('complementary', { name: 'New WebEditor settings' }));
  await panel.findByRole('combobox', { name: 'Language' });
  return { ...view, panel };
}

test('HOST-033 SERV-092 SERV-093 SERV-121 SERV-123 the list has its columns, New and Delete', async () => {
  const { user, sandbox, calls } = await renderRoute(PATH, { area, module });
  expect(await screen.findByRole('heading', { level: 1, name: 'WebEditor Settings' })).toBeVisible();
  expect(await screen.findByText(/available environments left: 1 of 3/i)).toBeVisible();
  const [, ...heads] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Customer Environment', 'Created', 'Created by']);
  const rows = screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Production.*\d\d\/\d\d\/\d{4} - \d\d:\d\dGöran Öberg$/),
    expect.stringMatching(/^Test.*\d\d\/\d\d\/\d{4} - \d\d:\d\dLinnéa Sjöström$/),
  ]);
  expect(calls.map(({ name }) => name)).toContain('GET /api/WebEditorSettings/all');

  sandbox.faults.add({ match: 'POST /api/WebEditorSettings/delete', times: 1, fault: 'status=500' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' });
  await user.click(confirm);
  expect(await screen.findByText('Failed to delete WebEditor settings')).toBeVisible();
  await user.click(confirm);
  expect(await screen.findByText('WebEditor settings deleted')).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'POST /api/WebEditorSettings/delete');
  expect(sent.map(({ body }) => body)).toEqual([['web-editor-test'], ['web-editor-test']]);
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(await screen.findByRole('complementary', { name: 'New WebEditor settings' })).toBeVisible();
});

test('SERV-101 SERV-102 SERV-103 client secret and, with editor authentication, a domain are required', () => {
  expect(messagesOf({ mfdxClientSecret: '' })).toEqual(['Client secret is required']);
  expect(messagesOf({ requireEditorAuth: true })).toEqual([
    'Domain must be provided when editor authentication is enabled',
  ]);
  expect(messagesOf({ requireEditorAuth: true, requiredUserDomain: 'fjellheim.example' })).toBeUndefined();
  expect(messagesOf({ requireEditorAuth: false })).toBeUndefined();
});

test('SERV-104 SERV-105 one channel is enough, also a central one, and without distribution none is required', () => {
  const channels = ['centralDistributionEnabled', 'localPrintEnabled', 'emailEnabled', 'archiveOnlyEnabled'];
  const central = [
    'centralDistributionKivraEnabled',
    'centralDistributionDigipostEnabled',
    'centralDistributionCentralprintEnabled',
  ];
  const none = (names: string[]) => Object.fromEntries(names.map((name) => [name, false]));
  expect(messagesOf(none(channels))).toEqual(['Select at least one option for Distribution']);
  for (const name of channels) expect(messagesOf({ ...none(channels), [name]: true })).toBeUndefined();
  expect(messagesOf(none(central))).toEqual(['Select at least one option for Central distribution']);
  for (const name of central) expect(messagesOf({ ...none(central), [name]: true })).toBeUndefined();
  expect(messagesOf({ ...none(central), centralDistributionEnabled: false })).toBeUndefined();
  expect(messagesOf({ ...none(channels), endFormEnabled: false })).toBeUndefined();
  expect(messagesOf({ ...none(central), endFormEnabled: false })).toBeUndefined();
});

test('SERV-100 a customer environment is required', () => {
  expect(messagesOf({ customerEnvironment: '' })).toEqual(['Customer Environment is required']);
});

test('SERV-106 SERV-107 SERV-108 SERV-109 SERV-110 the DPI is an integer from 72 to 300, while PDF attachment is on', () => {
  const dpi = (pdfAttachmentDPI: string) => messagesOf({ pdfAttachmentEnabled: true, pdfAttachmentDPI });
  expect(dpi('150.5')).toEqual(['DPI must be an integer']);
  expect(dpi('')).toEqual(['DPI must be an integer']);
  expect(dpi('71')).toEqual(['DPI must be greater than or equal to 72.']);
  expect(dpi('301')).toEqual(['DPI must be less than or equal to 300']);
  expect([dpi('72'), dpi('300')]).toEqual([undefined, undefined]);
  expect(messagesOf({ pdfAttachmentEnabled: false, pdfAttachmentDPI: '71' })).toBeUndefined();
});

test('SERV-111 SERV-113 SERV-114 SERV-115 a new setting has the defaults, and turning PDF attachment off restores them', () => {
  const values = toFormValues(undefined, 3);
  expect(values).toMatchObject({
    languageCode: 'en',
    pdfAttachmentDPI: '150',
    pdfAttachmentColorDepth: '1',
    pdfAttachmentDuplex: true,
    // C59
    endFormEnabled: true,
    centralDistributionEnabled: true,
    centralDistributionKivraEnabled: true,
    centralDistributionDigipostEnabled: true,
    centralDistributionCentralprintEnabled: true,
    localPrintEnabled: true,
    emailEnabled: true,
    archiveOnlyEnabled: true,
    textLibraryEnabled: false,
    previewHtmlEnabled: false,
  });
  const changed = { ...values, pdfAttachmentDPI: '200', pdfAttachmentColorDepth: '24', pdfAttachmentDuplex: false };
  expect(toRequest({ ...changed, pdfAttachmentEnabled: false }, undefined)).toMatchObject({
    pdfAttachmentDPI: 150,
    pdfAttachmentColorDepth: 1,
    pdfAttachmentDuplex: true,
  });
  expect(toRequest({ ...changed, pdfAttachmentEnabled: true }, undefined)).toMatchObject({
    pdfAttachmentDPI: 200,
    pdfAttachmentColorDepth: 24,
    pdfAttachmentDuplex: false,
  });
});

test('SERV-095 SERV-096 SERV-104 SERV-105 SERV-119 SERV-123 a group of checkboxes shows its error at its head until the error is resolved', async () => {
  const { user, panel, sandbox, calls } = await openNew();
  await user.click(panel.getByLabelText('Client secret'));
  await user.paste('wes-dev');
  for (const name of ['Digital mailbox A', 'Digital mailbox B', 'Central print']) {
    await user.click(panel.getByRole('checkbox', { name }));
  }
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const centralText = 'Select at least one option for Central distribution';
  expect(await panel.findByText(centralText)).toBeVisible();
  await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Digital mailbox A' })).toHaveFocus());
  await user.click(panel.getByRole('checkbox', { name: 'Digital mailbox A' }));
  await waitFor(() => expect(panel.queryByText(centralText)).not.toBeInTheDocument());
  for (const name of ['Central distribution', 'Local print', 'E-mail', 'Archive only']) {
    await user.click(panel.getByRole('checkbox', { name }));
  }
  expect(await panel.findByText('Select at least one option for Distribution')).toBeVisible();
  await user.click(panel.getByRole('checkbox', { name: 'E-mail' }));
  await screen.findByRole('checkbox', { name: 'E-mail', checked: true });
  expect(panel.queryByText('Select at least one option for Distribution')).not.toBeInTheDocument();

  sandbox.faults.add({ match: 'POST /api/WebEditorSettings', times: 1, fault: 'status=503' });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Failed to save WebEditor settings')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('WebEditor settings saved')).toBeVisible();
  expect(calls.findLast(({ name }) => name === 'POST /api/WebEditorSettings')?.body).toMatchObject({
    endFormEnabled: true,
    centralDistributionEnabled: false,
    centralDistributionKivraEnabled: true,
    centralDistributionDigipostEnabled: false,
    centralDistributionCentralprintEnabled: false,
    localPrintEnabled: false,
    emailEnabled: true,
    archiveOnlyEnabled: false,
  });
  expect(await screen.findByText(/available environments left: 0 of 3/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New' })).toHaveAccessibleDescription(
    'It can not create a new WebEditor setting because all customer environments are already used.',
  );
}, 40_000);

test('SERV-099 SERV-117 SERV-118 the first free environment is preselected, and scopes and languages are offered', async () => {
  const { panel, calls } = await openNew({
    prepare: ({ db }) => db.run(`delete from environment_settings where id = 'web-editor-test'`),
  });
  const textsOf = (name: string) =>
    within(panel.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(panel.getByRole('combobox', { name: 'Customer Environment' })).toHaveDisplayValue('Test');
  expect(textsOf('Customer Environment')).toEqual(['Test', 'Development']);
  expect(textsOf('Environment scope')).toEqual([
    'webeditor.dev',
    'webeditor.test',
    'webeditor.stage',
    'webeditor.demo',
    'webeditor.prod',
  ]);
  expect(textsOf('Language')).toEqual(['English', 'Norsk bokmål', 'Svenska']);
  expect(panel.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  expect(calls.map(({ name }) => name)).toContain('GET /centerpoint/api/Language/');
});

test('SERV-094 SERV-121 SERV-123 one of the retention policies or none can be chosen; a chosen one that was disabled since stays', async () => {
  const { user, calls } = await renderRoute(`${PATH}/web-editor-test`, {
    area,
    module,
    prepare: ({ db }) => db.run(`update retention_policies set is_disabled = 1 where id = 'rp-korrespondanse'`),
  });
  const panel = within(await screen.findByRole('complementary', { name: 'WebEditor settings Test' }));
  const choice = await panel.findByRole('combobox', { name: 'Retention policy' });
  expect(choice).toHaveDisplayValue('Korrespondanse, 5 years (disabled)');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'None',
    'Kampanjer, 30 days',
    'Korrespondanse, 5 years (disabled)',
    'Opptak av samtaler, 90 days',
    'Pensjonsavtaler, 10 years',
    'Tilbud, 180 days',
    'Uføresaker, 20 years',
  ]);
  await user.selectOptions(choice, 'Pensjonsavtaler, 10 years');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('WebEditor settings saved')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/WebEditorSettings/update')?.body).toMatchObject({
    retentionPolicyId: 'rp-pensjonsavtaler',
  });
});

test('SERV-094 SERV-095 SERV-096 SERV-097 SERV-098 SERV-112 SERV-116 channels have the installation’s methods; the archive and PDF files have two choices each', async () => {
  const methods = [
    { value: 1, label: 'Batch' },
    { value: 2, label: 'Direct' },
    { value: 3, label: 'Night' },
  ];
  jest.replaceProperty(testConfig, 'areas', { settings: { [area.name]: { webEditor: { methods } } } });
  const { user, panel, calls } = await openNew();
  await user.click(panel.getByLabelText('Client secret'));
  await user.paste('wes-dev');
  for (const [channel, method] of [
    ['Digital mailbox A', 'Direct'],
    ['Digital mailbox B', 'Batch'],
    ['Central print', 'Night'],
  ] as const) {
    await user.selectOptions(panel.getByRole('combobox', { name: `${channel} method` }), method);
  }
  await user.click(panel.getByRole('checkbox', { name: 'Digital mailbox B' }));
  expect(panel.getByRole('radio', { name: 'Viewpoint' })).toBeChecked();
  await user.click(panel.getByRole('radio', { name: 'On-prem' }));
  for (const name of ['Editor authentication', 'PDF attachment', 'HTML preview', 'Text library', 'Duplex']) {
    await user.click(panel.getByRole('switch', { name }));
  }
  expect(panel.getByRole('radio', { name: 'Black and white' })).toBeChecked();
  await user.click(panel.getByRole('radio', { name: 'RGB' }));
  await user.click(panel.getByLabelText('Required user domain'));
  await user.paste('fjellheim.example');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Language' }), 'Svenska');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Environment scope' }), 'webeditor.stage');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('WebEditor settings saved')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/WebEditorSettings')?.body).toEqual({
    id: '',
    updatedDate: null,
    customerEnvironment: 3,
    languageCode: 'sv',
    environmentScope: 'webeditor.stage',
    retentionPolicyId: null,
    mfdxClientSecret: 'wes-dev',
    requireEditorAuth: true,
    requiredUserDomain: 'fjellheim.example',
    endFormEnabled: true,
    centralDistributionEnabled: true,
    centralDistributionKivraEnabled: true,
    kivraMethod: 2,
    centralDistributionDigipostEnabled: false,
    digipostMethod: 1,
    centralDistributionCentralprintEnabled: true,
    centralprintMethod: 3,
    localPrintEnabled: true,
    emailEnabled: true,
    archiveOnlyEnabled: true,
    archiveMethod: 1,
    pdfAttachmentEnabled: true,
    pdfAttachmentDPI: 150,
    pdfAttachmentColorDepth: 24,
    pdfAttachmentDuplex: false,
    previewHtmlEnabled: true,
    textLibraryEnabled: true,
  });
}, 20_000);

test('SERV-102 SERV-107 SERV-109 SERV-110 fields are required while their switch is on, and not while it is off', async () => {
  const { user, panel } = await openNew();
  expect(panel.queryByRole('textbox', { name: 'Required user domain' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('switch', { name: 'Editor authentication' }));
  await user.click(panel.getByRole('switch', { name: 'PDF attachment' }));
  const dpi = panel.getByRole('spinbutton', { name: 'DPI' });
  expect([dpi.getAttribute('min'), dpi.getAttribute('max'), dpi.getAttribute('step')]).toEqual(['72', '300', '1']);
  await user.clear(dpi);
  await user.type(dpi, '71');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Domain must be provided when editor authentication is enabled')).toBeVisible();
  expect(dpi).toHaveAccessibleDescription(/DPI must be greater than or equal to 72\./);
  await user.click(panel.getByRole('switch', { name: 'PDF attachment' }));
  await user.click(panel.getByRole('switch', { name: 'Editor authentication' }));
  await user.click(panel.getByLabelText('Client secret'));
  await user.paste('wes-dev');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('WebEditor settings saved')).toBeVisible();
}, 20_000);

test('SERV-120 a setting that another user has changed since is not overwritten, and the unsaved values stay', async () => {
  const { user, sandbox, calls } = await renderRoute(`${PATH}/web-editor-test`, { area, module });
  const panel = within(await screen.findByRole('complementary', { name: 'WebEditor settings Test' }));
  const domain = await panel.findByRole('textbox', { name: 'Required user domain' });
  await user.type(domain, '.no');
  await sandbox.db.run('update environment_settings set updated_at = 1');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await panel.findByText(
      'It can not save because WebEditor setting has been updated by others. Please refresh the page.',
    ),
  ).toBeVisible();
  expect(domain).toHaveValue('fjellheim.example.no');
  const names = calls.map(({ name }) => name);
  expect(names).toContain('GET /api/WebEditorSettings/web-editor-test');
  expect(names.filter((name) => name.startsWith('POST'))).toEqual([]);
});

test('SERV-116 the text library is disabled with a reason for users without its product', async () => {
  const other = await openNew({
    prepare: ({ db }) => db.run(`update customers set active_products = '["AD"]'`),
  });
  const held = other.panel.getByRole('switch', { name: 'Text library' });
  expect(held).toHaveAttribute('aria-readonly', 'true');
  expect(held).toHaveAccessibleDescription(/Not included in your plan/);
  await other.user.click(held);
  expect(held).not.toBeChecked();
  expect(other.panel.getByText('Not included in your plan')).toBeVisible();
});

test('HOST-060 without the general code the page does not open', async () => {
  await renderRoute(PATH, { area, module, persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test('SERV-125 while the Interact admin is the source, the list says that its settings are not used, with a link there', async () => {
  const { unmount } = await renderRoute('/admin/interact/webeditorsettings', { area, module });
  await screen.findByRole('link', { name: 'Test' });
  expect(screen.queryByText('These settings are kept, but not used.')).not.toBeInTheDocument();
  unmount();
  await renderRoute('/admin/interact/webeditorsettings', {
    area,
    module,
    prepare: ({ db }) =>
      db.run(`insert into setup_choices (customer_id, web_editor_configuration_source, source_version)
        values ('c-fjellheim', 2, 1) on conflict do update set web_editor_configuration_source = 2`),
  });
  expect(await screen.findByText('These settings are kept, but not used.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'General settings' })).toHaveAttribute('href', '/admin/interact/general');
});
