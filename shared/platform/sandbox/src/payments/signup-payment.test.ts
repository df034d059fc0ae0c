import { billing, customerPlan } from '@console/api';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'newCompany');
});
afterEach(() => sandbox.close());

test('BILL-076 BILL-077 BILL-078 the invoice of a signup has one payment, however often it is asked for', async () => {
  expect(await send(billing.getSignupInvoicePaymentIntent)).toBeNull();
  await expect(send(billing.createPaymentIntent)).rejects.toMatchObject({ status: 404 });
  await send(customerPlan.startPlan, { body: { planId: 'business' } });
  const intent = await send(billing.getSignupInvoicePaymentIntent);
  expect(intent).toMatchObject({ currency: 'NOK', metaData: { planId: 'business' } });
  expect(await send(billing.createPaymentIntent)).toEqual(intent);

  callAs(sandbox, 'severalCompanies');
  const other = await send(billing.createPaymentIntent).catch(() => undefined);
  expect(other?.clientSecret).not.toBe(intent?.clientSecret);
});
