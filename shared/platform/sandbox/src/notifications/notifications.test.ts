import { customerNotifications, manageTeam, myUser } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { INVITATION } from './notification-types';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const { getNotificationTemplate, getNotificationTypes, getTemplateLanguages, saveNotificationTemplate } =
  customerNotifications;
const TEXT = { subject: 'Join us', body: '<p>{{invitationLink}}</p>', language: 'sv' };

test('ACCT-160 ACCT-165 types carry their placeholders, and every text uses only those of its field', async () => {
  const types = await send(getNotificationTypes);
  expect(types.map(({ displayName }) => displayName)).toContain('Reminder to sign');
  for (const { notificationTemplateTypeId, notificationPlaceHolders } of types) {
    const { templateContent } = await send(getNotificationTemplate, { typeId: notificationTemplateTypeId });
    for (const text of Object.values(templateContent)) {
      for (const field of customerNotifications.TEMPLATE_FIELDS) {
        const known = notificationPlaceHolders.filter(({ targetField }) => targetField === field);
        const used = text[field].match(/\{\{\w+\}\}/g) ?? [];
        expect(known.map(({ placeHolder }) => placeHolder)).toEqual(expect.arrayContaining(used));
        const required = known.filter((one) => one.required).map(({ placeHolder }) => placeHolder);
        expect(used).toEqual(expect.arrayContaining(required));
      }
    }
  }
});

test('ACCT-161 ACCT-166 templates are written in three languages', async () => {
  expect(await send(getTemplateLanguages)).toEqual([
    { lang: 'en', name: 'English' },
    { lang: 'nb', name: 'Norsk bokmål' },
    { lang: 'sv', name: 'Svenska' },
  ]);
});

test('ACCT-162 ACCT-167 ACCT-168 one language is saved, the others stay', async () => {
  const before = await send(getNotificationTemplate, { typeId: INVITATION });
  await send(saveNotificationTemplate, { typeId: INVITATION, body: TEXT });
  const { language, ...text } = TEXT;
  expect(await send(getNotificationTemplate, { typeId: INVITATION })).toEqual({
    notificationTemplateTypeId: INVITATION,
    templateContent: { ...before.templateContent, [language]: text },
  });
  await expect(send(saveNotificationTemplate, { typeId: 99, body: TEXT })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['an empty subject', { subject: ' ' }, 'subject', 'Required'],
  ['an empty body', { body: '' }, 'body', 'Required'],
  ['a subject too long', { subject: 'x'.repeat(151) }, 'subject', 'At most 150 characters.'],
  ['an open placeholder', { body: 'Hi {{name' }, 'body', 'The body has an incomplete placeholder: {{name'],
  ['a placeholder with spaces', { subject: '{{first name}}' }, 'subject', expect.stringContaining('incomplete')],
  [
    'closing braces alone',
    { body: 'Hi name}}' },
    'body',
    'The body has closing braces without opening braces: Hi name}}',
  ],
  ['a script', { body: '<script>alert(1)</script>' }, 'body', 'A template can’t contain scripts. Found: <script>'],
  [
    'a handler',
    { body: '<img src=x onerror=alert(1)>' },
    'body',
    'A template can’t contain scripts. Found: <img onerror>',
  ],
  ['an address with a script', { body: '<a href=" java\nscript:x">' }, 'body', expect.stringContaining('<a href>')],
  ['a handler in capitals', { body: '<SVG ONLOAD=x>' }, 'body', expect.stringContaining('<svg onload>')],
  ['an open placeholder in an address', { body: '<a href="{{link">' }, 'body', expect.stringContaining('{{link')],
  ['a language nobody writes', { language: 'xx' }, 'language', 'Choose a language.'],
])('%s is refused with the reason as Message', async (_case, change, field, message) => {
  const refused = send(saveNotificationTemplate, { typeId: INVITATION, body: { ...TEXT, ...change } });
  await expect(refused).rejects.toMatchObject({ status: 400, message, fieldErrors: { [field]: message } });
});

test.each([
  [
    'a minified style',
    '<style>@media (max-width:9px){.a{width:9px}}.b{color:red}</style><p class="b">{{companyName}}</p>',
  ],
  ['a comment with braces', '<!-- }} {{ --><p>Hi</p>'],
  ['words like those of a script', '<p>Monthly or once = one payment. The word javascript: is no script.</p>'],
  ['invisible characters of a builder', '<div>\u200B\u200E\uFEFF</div>Hi'],
])('Q127 %s is saved', async (_what, body) => {
  await send(saveNotificationTemplate, { typeId: INVITATION, body: { ...TEXT, body } });
  const { templateContent } = await send(getNotificationTemplate, { typeId: INVITATION });
  expect(templateContent[TEXT.language]?.body).toBe(body.replace(/[\u200B\u200E\uFEFF]/g, ''));
});

test('a text that somebody else has changed since it was read is not overwritten; another language is free', async () => {
  await send(getNotificationTemplate, { typeId: INVITATION });
  callAs(sandbox, 'severalCompanies');
  await send(saveNotificationTemplate, { typeId: INVITATION, body: TEXT });
  callAs(sandbox, 'owner');
  await expect(send(saveNotificationTemplate, { typeId: INVITATION, body: TEXT })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
  await send(saveNotificationTemplate, { typeId: INVITATION, body: { ...TEXT, language: 'en' } });
});

test('an invitation is mailed in the company’s own words and the inviter’s language, whatever the names hold', async () => {
  await send(myUser.updateMyUser, {
    body: { ...(await send(myUser.getMyUser)), languageCode: 'en', firstName: '<b>Ingrid</b>' },
  });
  const subject = '{{ inviterName }} writes: {{unknown}}';
  const body =
    '<p>Hi & welcome to {{companyName}}.</p><p><a href="{{invitationLink}}">Come in, {{inviterName}}</a></p>';
  await send(saveNotificationTemplate, { typeId: INVITATION, body: { subject, body, language: 'en' } });
  await send(manageTeam.inviteUser, {
    body: { email: 'kari@fjellheim.example', customerUserRoleId: 'r-fjellheim-reader' },
  });
  const [mail] = await sandbox.outbox.list();
  expect(mail?.subject).toBe('<b>Ingrid</b> Haugland writes: {{unknown}}');
  expect(mail?.html).toContain('Come in, &lt;b&gt;Ingrid&lt;/b&gt; Haugland</a>');
  expect(mail?.text).toMatch(
    /^Hi & welcome to Fjellheim Pensjon AS\.\n\nCome in, <b>Ingrid<\/b> Haugland:\nhttp:\S+\/identity\/invitation\/\S+$/,
  );
});
