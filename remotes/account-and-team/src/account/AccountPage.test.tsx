import { customer } from '@console/api';
import { send } from '@console/http';
import { act, fill, type RenderOptions, renderRoute, screen, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const SAVE = 'PUT /api/Customer';
const ADDRESS = { streetName: 'Kirkegata 7', region: 'Vestland', city: 'Bergen', postalCode: '5003' };
const CONTACT = { title: 'CFO', firstName: 'Ada', lastName: 'Lie', email: 'ada@fjellheim.example', phone: '+47 900' };
const LABELS = { streetName: 'Street name', region: 'Region', city: 'City', postalCode: 'Postal code' };
const CONTACT_LABELS = {
  title: 'Title',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
};

async function openAccount(options: RenderOptions = {}) {
  const view = await renderRoute('/admin/settings/account', { area, module, ...options });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  const billing = await section('Billing address');
  const visiting = await section('Visiting address');
  const contact = await section('Contact person');
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const enter = async <Values extends Record<string, string>>(
    part: typeof billing,
    labels: Record<keyof Values, string>,
    values: Values,
  ) => {
    for (const [name, value] of Object.entries(values)) {
      const field = part.getByRole('textbox', { name: labels[name] });
      await view.user.clear(field);
      await fill(view.user, field, value);
    }
  };
  return { ...view, billing, visiting, contact, save, enter };
}

test('ACCT-043 ACCT-044 ACCT-045 account name, org number and country are read-only', async () => {
  await openAccount();
  const expected = { 'Account name': 'Fjellheim Pensjon AS', 'Org number': '999 000 111', Country: 'Norway' };
  for (const [name, value] of Object.entries(expected)) {
    const field = screen.getByRole('textbox', { name });
    expect(field).toHaveValue(value);
    expect(field).toHaveAttribute('readonly');
  }
});

test('Q217 the fields of each address have tokens that browsers fill, in a section of their own', async () => {
  const { billing, visiting } = await openAccount();
  const tokens = (part: typeof billing) =>
    part.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
  const lines = ['address-line1', 'postal-code', 'address-level2', 'address-level1'];
  expect(tokens(billing)).toEqual(lines.map((line) => `section-billingAddress ${line}`));
  expect(tokens(visiting)).toEqual(lines.map((line) => `section-visitingAddress ${line}`));
});

test('ACCT-046 ACCT-047 ACCT-048 ACCT-050 ACCT-051 addresses and contact person are saved', async () => {
  const { billing, visiting, contact, enter, save, calls } = await openAccount();
  await enter(billing, LABELS, ADDRESS);
  await enter(visiting, LABELS, { ...ADDRESS, streetName: 'Torget 1' });
  await enter(contact, CONTACT_LABELS, CONTACT);
  expect(screen.getByText('3 changes')).toBeInTheDocument();
  await save();

  expect(await screen.findByText('Customer updated')).toBeInTheDocument();
  const saved = {
    billingAddress: ADDRESS,
    visitingAddress: { ...ADDRESS, streetName: 'Torget 1' },
    contactPerson: CONTACT,
  };
  expect(calls.find(({ name }) => name === SAVE)?.body).toEqual(saved);
  expect(await send(customer.getCustomer)).toMatchObject(saved);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

test('ACCT-047 a visiting address that is the same follows the billing address', async () => {
  const { user, billing, visiting, enter, save, calls } = await openAccount();
  const same = visiting.getByRole('checkbox', { name: 'Same as billing address' });
  await user.click(same);
  expect(visiting.queryByRole('textbox')).not.toBeInTheDocument();
  await enter(billing, LABELS, ADDRESS);
  await save();
  await screen.findByText('Customer updated');
  expect(calls.find(({ name }) => name === SAVE)?.body).toMatchObject({
    billingAddress: ADDRESS,
    visitingAddress: ADDRESS,
  });

  expect(same).toBeChecked();
  await user.click(same);
  expect(visiting.getByRole('textbox', { name: 'Street name' })).toHaveValue(ADDRESS.streetName);
});

test('ACCT-048 an invalid e-mail address is refused at its field, by the form and by the server', async () => {
  const { user, contact, save, calls } = await openAccount();
  const email = contact.getByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'nobody');
  await save();
  expect(email).toHaveAccessibleDescription('Enter a valid email address');
  expect(calls.some(({ name }) => name === SAVE)).toBe(false);

  const title = contact.getByRole('textbox', { name: 'Title' });
  await user.clear(email);
  await user.click(title);
  await user.paste('x'.repeat(201));
  await save();
  expect(await contact.findByText(/^At most 200 characters: \d+ too many$/)).toBeInTheDocument();
  expect(title).toHaveAttribute('aria-invalid', 'true');
});

test('ACCT-052 a failure says "Failed to update customer" and keeps the typed text', async () => {
  const { user, billing, save, sandbox } = await openAccount();
  const street = billing.getByRole('textbox', { name: 'Street name' });
  sandbox.faults.add({ match: SAVE, fault: 'status=500' });
  await user.clear(street);
  await fill(user, street, 'Kirkegata 7');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update customer');
  expect(street).toHaveValue('Kirkegata 7');
});

test('ACCT-025 ACCT-050 a company that cannot be loaded says so, and Try again loads it', async () => {
  const { user, sandbox } = await renderRoute('/admin/settings/account', { area, module });
  sandbox.faults.add({ match: 'GET /api/Customer', fault: 'status=500' });
  expect(await screen.findByRole('heading', { name: 'Failed to load customer and/or countries' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Account name' })).toBeInTheDocument();
});

test('only general administrators get in', async () => {
  const { router } = await renderRoute('/admin/settings/account', { area, module, persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('Q39 a failed refetch leaves the form and its typed text', async () => {
  const { user, contact, client, sandbox } = await openAccount();
  const title = contact.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'CFO');
  sandbox.faults.add({ match: 'GET /api/Customer', fault: 'status=500' });
  await act(() => client.refetchQueries({ queryKey: ['Customer'] }));
  expect(client.getQueryState(['Customer'])?.status).toBe('error');
  expect(title).toBeInTheDocument();
  expect(title).toHaveValue('CFO');
});
