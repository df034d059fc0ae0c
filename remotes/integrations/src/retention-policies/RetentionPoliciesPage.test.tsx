import { lifetimeInWords } from '@console/product';
import { fill, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const POLICIES = '/admin/settings/retentionPolicies';

const open = (path = '', options: RenderOptions = {}) =>
  renderRoute(`${POLICIES}${path}`, { area, module, ...options });
const panel = async (name: string) =>
  within(await screen.findByRole('complementary', { name: new RegExp(`^${name}`) }));
const bodyOf = (calls: readonly { name: string; body: unknown }[], name: string) =>
  calls.findLast((call) => call.name === name)?.body;

test('INTG-115 INTG-119 INTG-121 INTG-123 the policies are listed in a table, with the disabled ones marked', async () => {
  await open('', {
    prepare: ({ db }) =>
      db.run(`update retention_policies set created_at = ${Date.parse('2022-03-04T08:05:00')},
        updated_at = ${Date.parse('2025-06-07T09:10:00')} where id = 'rp-pensjonsavtaler'`),
  });
  await screen.findByRole('link', { name: 'Pensjonsavtaler' });
  const cellsOf = (policy: string) => {
    const row = screen.getByRole('link', { name: policy }).closest('tr') as HTMLElement;
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    const texts = [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
    return ['Name', 'Lifetime', 'Disabled', 'Created', 'Last updated'].map((head) => texts[heads.indexOf(head)]);
  };
  expect(cellsOf('Pensjonsavtaler')).toEqual([
    'Pensjonsavtaler',
    '10 years',
    'No',
    '03/04/2022 - 08:05',
    '06/07/2025 - 09:10',
  ]);
  expect(cellsOf('Tilbud').slice(0, 3)).toEqual(['Tilbud', '180 days', 'No']);
  expect(cellsOf('Prøveordning 2019').slice(0, 3)).toEqual(['Prøveordning 2019', '30 days', 'Disabled']);
  expect(screen.getByRole('link', { name: 'Edit Tilbud' })).toHaveAttribute('href', `${POLICIES}/rp-tilbud`);
  expect(await screen.findByText(/^7 policies, used by \d+ of \d+ archive folders$/)).toBeVisible();
});

test('INTG-114 INTG-116 INTG-120 INTG-122 INTG-124 a new policy is created with one of ten lifetimes, by default 1 day', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add new policy' }));
  const form = await panel('Creating');
  const lifetimes = within(form.getByRole('radiogroup', { name: 'Lifetime' })).getAllByRole('radio');
  expect(lifetimes.map((radio) => radio.closest('label')?.textContent)).toEqual([
    '1 day',
    '7 days',
    '14 days',
    '30 days',
    '90 days',
    '180 days',
    '1 year',
    '5 years',
    '10 years',
    '20 years',
  ]);
  expect(form.getByRole('radio', { name: '1 day' })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Required')).toBeVisible();
  await fill(user, form.getByRole('textbox', { name: 'Name' }), 'Kontoutskrifter');
  await user.click(form.getByRole('radio', { name: '5 years' }));
  expect(form.getByText(/Korrespondanse has the same lifetime/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Kontoutskrifter' })).toBeVisible();
  expect(bodyOf(calls, 'POST /api/RetentionPolicies')).toEqual({
    name: 'Kontoutskrifter',
    lifetimeDays: 1825,
    isDisabled: false,
  });
});

test('INTG-117 INTG-125 a policy that folders use is shortened only after its name has been typed', async () => {
  const { user, calls, router } = await open('/rp-tilbud');
  const form = await panel('Editing');
  expect(await form.findByRole('region', { name: 'Used by 3 folders' })).toBeVisible();
  await user.click(form.getByRole('radio', { name: '90 days' }));
  expect(form.getByText(/Records in the 3 folders that use this policy are deleted after 90 days/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Let Tilbud delete records sooner?' }));
  expect(calls.some(({ name }) => name === 'PUT /api/RetentionPolicies')).toBe(false);
  await fill(user, dialog.getByRole('textbox', { name: 'Type Tilbud to confirm' }), 'Tilbud');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(POLICIES));
  expect(bodyOf(calls, 'PUT /api/RetentionPolicies')).toEqual({
    id: 'rp-tilbud',
    name: 'Tilbud',
    lifetimeDays: 90,
    isDisabled: false,
  });
});

test('INTG-119 disabling needs no confirmation, because it deletes nothing', async () => {
  const { user } = await open('/rp-tilbud');
  const form = await panel('Editing');
  await form.findByRole('region', { name: 'Used by 3 folders' });
  await user.click(form.getByRole('checkbox', { name: 'Disabled' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const row = within((await screen.findByRole('link', { name: 'Tilbud' })).closest('tr') as HTMLElement);
  expect(await row.findByText('Disabled')).toBeVisible();
});

test('INTG-126 policies that cannot be loaded say "Failed to load retention policies"', async () => {
  await open('', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/RetentionPolicies', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load retention policies' })).toBeVisible();
});

test('HOST-060 without the general administration code the page does not open', async () => {
  await open('', { persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test('INTG-121 lifetimes under 365 days are days, the others years', () => {
  expect([1, 180, 364, 365, 1825, 7300].map(lifetimeInWords)).toEqual([
    '1 day',
    '180 days',
    '364 days',
    '1 year',
    '5 years',
    '20 years',
  ]);
});

test('INTG-120 C140 a stored lifetime outside the ten is an eleventh choice, and stays when another field is saved', async () => {
  const { user, router } = await open('/rp-tilbud', {
    prepare: ({ db }) => db.run(`update retention_policies set lifetime_days = 400 where id = 'rp-tilbud'`),
  });
  const form = await panel('Editing');
  const lifetimes = within(await form.findByRole('radiogroup', { name: 'Lifetime' }));
  expect(lifetimes.getAllByRole('radio')).toHaveLength(11);
  expect(form.getByRole('radio', { name: /\(current\)$/ })).toBeChecked();
  await fill(user, form.getByRole('textbox', { name: 'Name' }), 'Tilbud og svar');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(POLICIES));
});
