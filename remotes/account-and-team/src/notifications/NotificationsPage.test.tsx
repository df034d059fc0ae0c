import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { templateQuery } from './notifications-queries';

const PAGE = '/admin/settings/notifications';
const INVITATION = 1;
const REMINDER = 4;
const SAVE = 'PUT /api/CustomerNotifications/NotificationTemplate';

/** Default: English. */
async function openTemplate(options: RenderOptions & { type?: number; lang?: string } = {}) {
  const { type = INVITATION, lang = 'en', ...others } = options;
  const view = await renderRoute(`${PAGE}?type=${type}&lang=${lang}`, { area, module, ...others });
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  const body = screen.getByRole('textbox', { name: 'Body' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = async () =>
    (await view.client.fetchQuery({ ...templateQuery(type), staleTime: 0 })).templateContent as Record<string, object>;
  return { ...view, subject, body, save, saved };
}

const tab = (name: RegExp | string) => screen.getByRole('link', { name });
const placeHolders = (field: string) => within(screen.getByRole('region', { name: `For the ${field}` }));
const letter = async () => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Email in/);
  await waitFor(() => expect(frame.contentDocument?.body.textContent).not.toBe(''));
  return within(frame.contentDocument?.body as HTMLElement);
};

test('ACCT-156 ACCT-157 ACCT-165 the page lists the types and opens the first', async () => {
  await renderRoute(PAGE, { area, module });

  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
  const types = within(await screen.findByRole('navigation', { name: 'Notification types' }));
  expect(types.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'User invitation',
    'Account approved',
    'Document to sign',
    'Reminder to sign',
    'Document signed',
    'Document archived',
  ]);
  expect(types.getByRole('link', { current: 'page' })).toHaveTextContent('User invitation');
  expect(await screen.findByRole('heading', { level: 2, name: 'User invitation' })).toBeInTheDocument();
});

test('ACCT-158 ACCT-161 ACCT-166 ACCT-167 a type has a subject and a body in each language', async () => {
  const { user, subject, body } = await openTemplate();
  expect(subject).toHaveValue('{{inviterName}} has invited you to {{companyName}}');
  expect(body).toHaveTextContent('Accept the invitation');

  await user.click(tab('Svenska'));
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(
    '{{inviterName}} har bjudit in dig till {{companyName}}',
  );
  await user.click(screen.getByRole('link', { name: 'Reminder to sign' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Reminder to sign' })).toBeInTheDocument();
  expect(tab(/^Svenska ?, no text yet$/)).toHaveAttribute('aria-current', 'page');
});

test('ACCT-159 ACCT-160 placeholders show their meaning, whether they are required, and their field', async () => {
  await openTemplate();
  const rows = placeHolders('body').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '{{companyName}}Name of your company',
    '{{inviterName}}Name of the person who sent the invitation',
    '{{roleName}}Role of the new user',
    '{{invitationLink}}RequiredLink for accepting the invitation',
  ]);
  expect(placeHolders('subject').getAllByRole('listitem')).toHaveLength(2);
});

test('a placeholder is inserted at the caret, by mouse and by keyboard; in a field without focus so far, at the end', async () => {
  const { user, subject, body } = await openTemplate();
  await user.clear(subject);
  await user.type(subject, 'Hi you', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  (subject as HTMLInputElement).setSelectionRange(3, 3);
  await user.click(screen.getByRole('button', { name: 'Insert {{companyName}} in the subject' }));
  expect(subject).toHaveValue('Hi {{companyName}}you');
  expect(subject).toHaveFocus();
  await user.keyboard(', ');
  expect(subject).toHaveValue('Hi {{companyName}}, you');

  screen.getByRole('button', { name: 'Insert {{roleName}} in the body' }).focus();
  await user.keyboard('{Enter}');
  expect((body as HTMLTextAreaElement).value).toMatch(/\{\{roleName\}\}$/);
});

test('C36 an unknown placeholder and a missing required one are warned about and do not block', async () => {
  const { user, subject, body, save, saved } = await openTemplate();
  await user.clear(subject);
  await user.type(subject, 'Welcome {{{{roleName}}');
  await user.clear(body);
  await user.type(body, 'Hello');

  expect(subject).toHaveAccessibleDescription('{{roleName}} isn’t a known placeholder and is sent as written.');
  expect(body).toHaveAccessibleDescription('{{invitationLink}} is required but missing.');
  expect(placeHolders('body').getByText('Required, missing')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Template updated')).toBeInTheDocument();
  expect(await saved()).toMatchObject({ en: { subject: 'Welcome {{roleName}}', body: 'Hello' } });
});

test('ACCT-162 ACCT-168 ACCT-171 saving sends one language and says "Template updated"', async () => {
  const { user, subject, body, save, saved } = await openTemplate();
  const before = await saved();
  await user.type(subject, '!');
  expect(tab(/^English ?, unsaved changes$/)).toBeInTheDocument();
  await user.click(tab('Norsk bokmål'));
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), '?');
  await user.click(tab(/English/));
  await save();

  expect(await screen.findByText('Template updated')).toBeInTheDocument();
  const english = { subject: (subject as HTMLInputElement).value, body: (body as HTMLTextAreaElement).value };
  expect(await saved()).toEqual({ ...before, en: english });
  await waitFor(() => expect(tab('English')).toBeInTheDocument());
  expect(tab(/^Norsk bokmål ?, unsaved changes$/)).toBeInTheDocument();
});

test('ACCT-163 ACCT-164 subject and body are required', async () => {
  const { user, subject, body, save, saved } = await openTemplate();
  const before = await saved();
  await user.clear(subject);
  await user.clear(body);
  await user.type(body, ' ');
  await save();

  await waitFor(() => expect(subject).toHaveAccessibleDescription('Required'));
  expect(body).toHaveAccessibleDescription('Required');
  expect(await saved()).toEqual(before);
});

test('ACCT-169 a 400 shows the server’s message, under the form and once', async () => {
  const { user, subject, save, sandbox } = await openTemplate();
  sandbox.faults.add({ match: SAVE, fault: 'status=400;message=The company is closed.' });
  await user.type(subject, '!');
  await save();
  expect(await screen.findByText('The company is closed.')).toBeInTheDocument();
  expect(screen.getAllByText('The company is closed.')).toHaveLength(1);
  expect(screen.queryByText('Failed to save template')).not.toBeInTheDocument();
});

test("ACCT-169 the platform's error about a text is shown at the text", async () => {
  const { user, body, save } = await openTemplate();
  await user.type(body, '<script>1</script>');
  await save();
  await waitFor(() =>
    expect(body).toHaveAccessibleDescription(expect.stringContaining('A template can’t contain scripts.')),
  );
});

test('ACCT-170 another failure says "Failed to save template", once, and keeps the typed text', async () => {
  const { user, subject, save, sandbox } = await openTemplate();
  sandbox.faults.add({ match: SAVE, fault: 'status=500' });
  await user.type(subject, '!');
  await save();
  expect(await screen.findByText('Failed to save template')).toBeInTheDocument();
  expect(screen.getAllByText('Failed to save template')).toHaveLength(1);
  expect(subject).toHaveValue('{{inviterName}} has invited you to {{companyName}}!');
});

test.each(['NotificationTypes', 'TemplateLanguages', 'NotificationTemplate'])(
  'ACCT-172 without %s the page says "Failed to load notification templates"; Try again loads it',
  async (endpoint) => {
    const { user, sandbox } = await renderRoute(`${PAGE}?type=1`, {
      area,
      module,
      prepare: ({ faults }) => faults.add({ match: `GET /api/CustomerNotifications/${endpoint}`, fault: 'status=500' }),
    });
    expect(await screen.findByRole('heading', { name: 'Failed to load notification templates' })).toBeInTheDocument();
    sandbox.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeInTheDocument();
  },
);

test('a language without a text starts as a copy of another one, and Undo reverts that', async () => {
  const { user, subject, body } = await openTemplate({ type: REMINDER, lang: 'sv' });
  expect(subject).toHaveValue('');
  await user.type(subject, 'Utkast');
  await user.click(screen.getByRole('button', { name: 'Copy from' }));
  await user.click(screen.getByRole('menuitem', { name: 'Norsk bokmål' }));
  expect(subject).toHaveValue('Påminnelse: {{documentName}} venter på signaturen din til {{dueDate}}');
  expect(body).toHaveTextContent('Vi mangler fortsatt signaturen din');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(subject).toHaveValue('Utkast');
  expect(body).toHaveValue('');
});

test('Q19 the preview follows the typing with sample values, in a frame that may run nothing', async () => {
  const { user, body } = await openTemplate();
  const mail = await letter();
  expect(mail.getByText('Fjellheim Pensjon AS')).toBeInTheDocument();
  expect(mail.getByText('Accept the invitation')).toHaveAttribute('title', 'https://console.example/open/7f3a');
  expect(mail.queryByRole('link')).not.toBeInTheDocument();
  await user.type(body, '<p>Bring {{{{cake}}</p>');
  expect(mail.getByText('{{cake}}')).toHaveAttribute('title', 'Unknown placeholder: sent as written');
  expect(screen.getByTitle('Email in English')).toHaveAttribute('sandbox', 'allow-same-origin');
});

test('changes are shown word by word against the saved text', async () => {
  const { user, subject } = await openTemplate();
  await user.click(screen.getByRole('radio', { name: 'Changes' }));
  expect(await screen.findByText('Nothing has changed', { selector: 'h3' })).toBeInTheDocument();
  await user.clear(subject);
  await user.type(subject, '{{{{inviterName}} has asked you to {{{{companyName}}');
  const changes = within(screen.getByRole('region', { name: 'Changes to subject' }));
  expect(changes.getByText('invited')).toHaveProperty('tagName', 'DEL');
  expect(changes.getByText('asked')).toHaveProperty('tagName', 'INS');
});

test('going to another type asks before changes are lost; going to another language does not', async () => {
  const { user, subject } = await openTemplate();
  await user.type(subject, '!');
  await user.click(tab('Norsk bokmål'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Account approved' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('User invitation, English');
});

test('HOST-060 somebody without the general code is sent away', async () => {
  await renderRoute(PAGE, { area, module, persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test.each(['NotificationTypes', 'TemplateLanguages', 'NotificationTemplate'])(
  'Q39 a failed refetch of %s leaves the form and its typed text',
  async (endpoint) => {
    const { user, subject, client, sandbox } = await openTemplate();
    await user.type(subject, '!');
    sandbox.faults.add({ match: `GET /api/CustomerNotifications/${endpoint}`, fault: 'status=500' });
    await act(() => client.refetchQueries({ queryKey: ['CustomerNotifications', endpoint] }));
    expect(
      client.getQueryCache().find({ queryKey: ['CustomerNotifications', endpoint], exact: false })?.state.status,
    ).toBe('error');
    expect(subject).toBeInTheDocument();
    expect(subject).toHaveValue('{{inviterName}} has invited you to {{companyName}}!');
  },
);
