import { customer, myUser } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const photoOf = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
const PROFILE = {
  firstName: 'Inga',
  lastName: 'Haug',
  phoneNumber: '+47 911 22 333',
  languageCode: 'sv',
  userProfileImage: photoOf(10),
};
const ADDRESS = { streetName: 'Nygata 1', region: 'Viken', city: 'Drammen', postalCode: '3015' };
const CONTACT = { title: '', firstName: 'Kåre', lastName: 'Mikkelsen', email: 'kare@fjellheim.example', phone: '' };

test('ACCT-037 ACCT-038 ACCT-039 a profile is saved; the address stays what it is', async () => {
  await send(myUser.updateMyUser, { body: PROFILE });
  expect(await send(myUser.getMyUser)).toEqual({
    ...PROFILE,
    fullName: 'Inga Haug',
    email: 'ingrid.haugland@fjellheim.example',
    customerIds: ['c-fjellheim'],
  });
});

test.each([
  ['ACCT-030 no first name', { firstName: ' ' }, 'firstName'],
  ['ACCT-031 no last name', { lastName: '' }, 'lastName'],
  ['ACCT-032 no language', { languageCode: '' }, 'languageCode'],
  ['ACCT-033 no phone number', { phoneNumber: '' }, 'phoneNumber'],
  ['a picture that is none', { userProfileImage: 'data:image/svg+xml;base64,AAAA' }, 'userProfileImage'],
  ['a picture from elsewhere', { userProfileImage: 'https://evil.example/x.png' }, 'userProfileImage'],
])('%s: refused', async (_case, change, field) => {
  const refused = send(myUser.updateMyUser, { body: { ...PROFILE, ...change } });
  await expect(refused).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: expect.any(String) } });
});

test('ACCT-034 ACCT-035 a photo has at most 550000 bytes, whatever they take as base64', async () => {
  await send(myUser.updateMyUser, { body: { ...PROFILE, userProfileImage: photoOf(550_000) } });
  await expect(
    send(myUser.updateMyUser, { body: { ...PROFILE, userProfileImage: photoOf(550_001) } }),
  ).rejects.toMatchObject({
    message: 'Maximum file size 500 KB',
  });
});

test('ACCT-046 ACCT-047 ACCT-048 ACCT-049 ACCT-050 addresses and contact person are changed, nothing else is', async () => {
  const before = await send(customer.getCustomer);
  const update = { billingAddress: ADDRESS, visitingAddress: ADDRESS, contactPerson: CONTACT };
  await send(customer.updateCustomer, { body: { ...update, name: 'Other AS', orgNumber: '1' } as typeof update });
  expect(await send(customer.getCustomer)).toEqual({ ...before, ...update });
  const nothing = { streetName: ' ', region: '', city: '', postalCode: '' };
  await send(customer.updateCustomer, { body: { ...update, visitingAddress: nothing } });
  expect(await send(customer.getCustomer)).toMatchObject({ billingAddress: ADDRESS, visitingAddress: null });
});

test('what cannot be is refused below its field', async () => {
  const refused = (wrong: Partial<customer.ContactPerson>) =>
    send(customer.updateCustomer, {
      body: { billingAddress: null, visitingAddress: null, contactPerson: { ...CONTACT, ...wrong } },
    });
  for (const [field, value] of Object.entries({ email: 'nobody', title: 'x'.repeat(201) })) {
    await expect(refused({ [field]: value })).rejects.toMatchObject({
      fieldErrors: { [`contactPerson.${field}`]: expect.any(String) },
    });
  }
});

test('a company that somebody else has changed since it was read is not overwritten', async () => {
  const update = { billingAddress: ADDRESS, visitingAddress: null, contactPerson: null };
  await send(customer.getCustomer);
  callAs(sandbox, 'severalCompanies');
  await send(customer.updateCustomer, { body: update });
  callAs(sandbox, 'owner');
  await expect(send(customer.updateCustomer, { body: update })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
});
