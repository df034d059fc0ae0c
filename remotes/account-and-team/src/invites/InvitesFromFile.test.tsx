import { setStorageOwner } from '@console/browser';
import { act, fireEvent, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { clearJobs, keepDrafts } from '@console/ui';
import area from '../area';
import module from '../remote';

const INVITE = 'POST /api/ManageTeam/InviteUser';

afterEach(() => act(clearJobs));

async function openInvites(options: RenderOptions = {}) {
  const view = await renderRoute('/admin/team/invite', { area, module, ...options });
  await screen.findByRole('rowheader', { name: 's.maehlum@fjellheim.example' });
  await screen.findByRole('option', { name: 'Reader' });
  const form = within(screen.getByRole('form', { name: 'Invite users' }));
  return {
    ...view,
    form,
    /** People often miss the zone. */
    drop(text: string | Uint8Array<ArrayBuffer>, name = 'people.csv') {
      const files = [new File([text], name, { type: 'text/csv' })];
      const field = form.getByRole('textbox', { name: 'Email' });
      fireEvent.dragOver(field, { dataTransfer: { types: ['Files'], files } });
      fireEvent.drop(field, { dataTransfer: { types: ['Files'], files } });
    },
    findReview: async () => within(await screen.findByRole('dialog', { name: 'Invite users' })),
  };
}

const FILE = `Navn;E-post;Rolle;Grupper;Telefon
Kari Nordmann;kari@partner.example;reader;Management;1
Ola Nordmann;ola@partner.example;Lesar;Oslo;2
Eva Berg;eva@partner.example;Lesar;;3
Per Vik;per@partner;;;4
;kari@partner.example;;;5
Kåre;kare.mikkelsen@fjellheim.example;;;6
Liv Dahl;liv@partner.example;;;7`;

test('C152 a dropped file is reviewed with its errors, mended, and sent with each row’s role, name and groups', async () => {
  const { user, drop, findReview, form, calls } = await openInvites();
  await user.click(form.getByRole('textbox', { name: 'Email' }));
  await user.paste('typed@partner.example;');
  drop(FILE);
  const review = await findReview();
  expect(review.getByText('1 row repeats an address and is skipped. Columns not used: Telefon.')).toBeVisible();
  expect(within(review.getByRole('region', { name: 'Invalid · 1' })).getByText('per@partner')).toBeVisible();
  expect(review.getByRole('region', { name: 'Already a user · 1' })).toBeVisible();
  const unknown = within(review.getByRole('region', { name: 'Unknown role or group · 2' }));
  expect(unknown.getByText('Eva Berg · Lesar')).toBeVisible();
  expect(unknown.getAllByText('There’s no role named “Lesar”')).toHaveLength(2);
  expect(
    within(review.getByRole('region', { name: 'Will be sent · 3' })).getByText('typed@partner.example'),
  ).toBeVisible();

  // A choice mends both rows.
  await user.selectOptions(review.getByRole('combobox', { name: 'Replacement for the role “Lesar”' }), 'Case handler');
  expect(review.getByRole('region', { name: 'Unknown role or group · 1' })).toBeVisible();
  await user.selectOptions(review.getByRole('combobox', { name: 'Replacement for the group “Oslo”' }), 'No group');
  expect(review.queryByRole('region', { name: /^Unknown/ })).not.toBeInTheDocument();
  const send = review.getByRole('button', { name: 'Send 5' });
  expect(send).toHaveAccessibleDescription('Choose a role first');
  await user.selectOptions(review.getByRole('combobox', { name: 'Role' }), 'Team administrator');
  await user.click(send);

  expect(await form.findByText('5 of 5 invited', {}, { timeout: 15_000 })).toBeVisible();
  const role = (key: string) => ({ customerUserRoleId: `r-fjellheim-${key}` });
  expect(calls.filter(({ name }) => name === INVITE).map(({ body }) => body)).toEqual([
    { email: 'typed@partner.example', ...role('team-administrator') },
    { email: 'kari@partner.example', ...role('reader'), name: 'Kari Nordmann', groupIds: [expect.any(String)] },
    { email: 'ola@partner.example', ...role('case-handler'), name: 'Ola Nordmann' },
    { email: 'eva@partner.example', ...role('case-handler'), name: 'Eva Berg' },
    { email: 'liv@partner.example', ...role('team-administrator'), name: 'Liv Dahl' },
  ]);
  const kari = within(await screen.findByRole('row', { name: /kari@partner\.example/ }));
  expect(kari.getByRole('cell', { name: 'Kari Nordmann' })).toBeInTheDocument();
  expect(kari.getByRole('cell', { name: 'Management' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search by email, name, role, or group' }), 'management');
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
  expect(form.getByRole('button', { name: 'Edit per@partner' })).toBeVisible();
});

test('C152 a review of rows that all name a role asks for none', async () => {
  const { drop, findReview } = await openInvites();
  drop('Email;Role\nkari@partner.example;Reader');
  const review = await findReview();
  const addresses = review.getByRole('region', { name: 'Addresses' });
  expect(addresses).toHaveFocus();
  expect(addresses).toHaveAccessibleDescription(/^address ?1 license/);
  expect(review.getByRole('button', { name: 'Send 1' })).toBeEnabled();
  expect(review.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
});

test('C152 rows copied from a spreadsheet are pasted into the field; a corrected address keeps its row, and nothing is sent unseen', async () => {
  const { user, form, findReview, calls } = await openInvites();
  await user.click(form.getByRole('textbox', { name: 'Email' }));
  await user.paste('Kari Nordmann\tkari@partner\tReader\nOla Nordmann\tola@partner.example\tReader\n');
  await user.click((await findReview()).getByRole('button', { name: 'Cancel' }));
  await user.click(form.getByRole('button', { name: 'Edit kari@partner' }));
  await user.keyboard('.example{Enter}');
  await user.click(form.getByRole('button', { name: 'Send invites' }));
  const review = await findReview();
  expect(review.getByText('Kari Nordmann · Reader')).toBeVisible();
  expect(calls.filter(({ name }) => name === INVITE)).toEqual([]);
  await user.click(review.getByRole('button', { name: 'Send 2' }));
  expect(await form.findByText('2 of 2 invited', {}, { timeout: 15_000 })).toBeVisible();
  expect(calls.findLast(({ name }) => name === INVITE)?.body).toMatchObject({
    email: 'kari@partner.example',
    name: 'Kari Nordmann',
  });
});

test('C152 a file that cannot be used is refused with the reason, and what was typed stays', async () => {
  const { user, drop, form } = await openInvites();
  await user.click(form.getByRole('textbox', { name: 'Email' }));
  await user.paste('typed@partner.example;');
  drop('Name;Phone\nKari;1');
  expect(await screen.findByText('No column contains email addresses')).toBeVisible();
  drop('Name;Email\n"Kari;kari@x.no\nOla;ola@x.no');
  expect(await screen.findByText('The quotation mark on line 2 is never closed')).toBeVisible();
  drop('PK', 'people.xlsx');
  expect(await screen.findByText(/Save the workbook as CSV, and choose that file/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Edit typed@partner.example' })).toBeVisible();
});

test('C152 the template has the company’s roles and groups, and invites nobody as it is', async () => {
  const { user, drop } = await openInvites();
  const download = new Promise<Blob>((resolve) => {
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      resolve(file as Blob);
      return 'blob:template';
    });
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download a template' }));
  const file = await download;
  const text = Buffer.from(await new Response(file).arrayBuffer()).toString('utf8');
  expect(text).toMatch(/^\uFEFFName;Email;Role;Groups\r\n# .*Reader/);
  expect(text).toContain('Management');
  drop(text);
  expect(await screen.findByText('The file has no rows below its header')).toBeVisible();
});

test('C152 after the review of a dropped file the focus is on the button of the file', async () => {
  const { user, drop, findReview } = await openInvites();
  act(() => (document.activeElement as HTMLElement).blur());
  drop(FILE);
  await user.click((await findReview()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus();
});

test('Q120 of a file whose encoding is unknown, the names are shown before anything is added', async () => {
  const { user, drop, form, findReview } = await openInvites();
  const rows = [
    'Navn;E-post;Passord',
    'Åse Ødegård;aase@partner.example;Sommer1!',
    'Bjørn Sæther;bjorn@partner.example;Vinter1!',
  ];
  drop(
    Buffer.concat([
      Buffer.from(`${rows.join('\n')}\n`),
      Buffer.from('Sølvi Berg;solvi@partner.example;Høst1!', 'latin1'),
    ]),
  );
  const question = within(await screen.findByRole('dialog', { name: 'Which names look right?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sølvi Berg · solvi@partner.example',
    'S¯lvi Berg · solvi@partner.example',
  ]);
  expect(form.queryByRole('button', { name: 'Edit solvi@partner.example' })).not.toBeInTheDocument();
  const [first] = question.getAllByRole('button', { name: 'Use these' });
  await user.click(first as HTMLElement);
  const review = await findReview();
  expect(review.getByText('Sølvi Berg')).toBeVisible();
  expect(review.getByText('Åse Ødegård')).toBeVisible();
  expect(review.getByText('Columns not used: Passord.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Sommer1|Vinter1|Høst1/);
});

test('Q121 rows of a file are a draft, with the roles and groups that were mended', async () => {
  const { user, drop, form, findReview } = await openInvites();
  drop(FILE);
  const review = await findReview();
  await user.selectOptions(review.getByRole('combobox', { name: 'Replacement for the role “Lesar”' }), 'Case handler');
  await user.click(review.getByRole('button', { name: 'Cancel' }));
  act(keepDrafts);
  const draft = JSON.stringify(Object.values({ ...sessionStorage }));
  expect(draft).toContain('Ola Nordmann');
  expect(draft).toContain('Case handler');
  expect(draft).not.toContain('Lesar');
  expect(form.getByRole('button', { name: 'Edit ola@partner.example' })).toBeVisible();
});

/** Ends the sending of three rows as a reload does: the second is sent, and nobody hears its answer. */
async function sendAndInterrupt() {
  const view = await openInvites();
  const { user, drop, findReview, form, sandbox } = view;
  drop('Name;Email;Role\nKari;kari@partner.example;Reader\nOla;ola@partner.example;Reader\nLiv;liv@partner.example;');
  const review = await findReview();
  await user.selectOptions(review.getByRole('combobox', { name: 'Role' }), 'Case handler');
  sandbox.faults.add({ match: INVITE, fault: 'delay=400' });
  await user.click(review.getByRole('button', { name: 'Send 3' }));
  expect(await form.findByText('1 of 3 done', {}, { timeout: 5_000 })).toBeVisible();
  const [, person = '', company = ''] = /^console:(.+?)@(.+?):job:/m.exec(Object.keys(sessionStorage).join('\n')) ?? [];
  act(() => {
    setStorageOwner(undefined);
    setStorageOwner({ person: decodeURIComponent(person), company: decodeURIComponent(company) });
  });
  expect(screen.getByText('Sending invites was interrupted by a reload: 1 of 3 done.')).toBeVisible();
  expect(form.getByText('1 of 3 invited')).toBeVisible();
  await waitFor(async () => expect(await sandbox.outbox.list()).toHaveLength(2), { timeout: 5_000 });
  return view;
}

test('Q121 after a reload in the middle of sending, Continue invites the rest, and nobody is blamed for the lost answer', async () => {
  const { user, form, sandbox } = await sendAndInterrupt();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await form.findByText('3 of 3 invited', {}, { timeout: 10_000 })).toBeVisible();
  expect((await sandbox.outbox.list()).map(({ to }) => to)).toEqual(
    ['liv', 'ola', 'kari'].map((name) => `${name}@partner.example`),
  );
  expect(form.queryByRole('button', { name: /^Correct / })).not.toBeInTheDocument();
});

test('Q121 after a reload in the middle of sending, Discard puts people without an invite back into the form, with names and roles', async () => {
  const { user, form, findReview } = await sendAndInterrupt();
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), '');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(form.getByRole('button', { name: 'Edit liv@partner.example' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Edit kari@partner.example' })).not.toBeInTheDocument();
  expect(form.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Case handler');
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect((await findReview()).getByText('Ola · Reader')).toBeVisible();
});
