import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const START = 'To get started, pick a plan that suits you';
const openPlans = (options: RenderOptions = {}) => renderRoute('/plans', { area, module, ...options });
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('BILL-001 BILL-002 BILL-007 BILL-009 BILL-010 a card for each tier, with the price in the currency of the company', async () => {
  const { calls } = await openPlans();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing Plans' })).toBeVisible();

  const start = await card('Start');
  expect(start.getByText('990')).toBeVisible();
  expect(start.getByText('NOK a month')).toBeVisible();
  expect(start.getByRole('link', { name: 'Choose Start' })).toHaveAttribute('href', '/plans/purchase/start');
  const business = await card('Business');
  expect(business.getByText('Current')).toBeVisible();
  expect(business.queryByRole('link')).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toContain('GET /api/Plan/PlanTiers');
});

test('BILL-008 a plan that is not pre-priced shows "Per agreement" and "Call us"', async () => {
  await openPlans();
  const enterprise = await card('Enterprise');
  expect(enterprise.getByText('Per agreement')).toBeVisible();
  expect(enterprise.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+4722000000');
});

test('BILL-003 "All-in-one platform" compares what the tiers hold', async () => {
  await openPlans();
  const table = within(await screen.findByRole('table', { name: 'All-in-one platform' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'All-in-one platform',
    'Start',
    'Business',
    'Enterprise',
  ]);
  expect(table.getAllByRole('columnheader', { current: true }).map((head) => head.textContent)).toEqual(['Business']);
  const workflow = table.getByRole('row', { name: /^Workflow and Signature/ });
  const [inStart, inBusiness] = within(workflow).getAllByRole('cell');
  expect(inStart).toHaveTextContent('Not included');
  expect(within(inBusiness!).getByRole('img', { name: 'Included' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Users Up to 10 Up to 60 Up to 1000' })).toBeInTheDocument();
});

test('BILL-004 a company with an org number and no licences reads how to get started', async () => {
  await openPlans({ persona: 'newCompany' });
  expect(await screen.findByText(START)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choose Business' })).toBeVisible();
});

test('BILL-005 a company that has licences does not read how to get started', async () => {
  await openPlans();
  expect(await screen.findByText('48 of 60')).toBeVisible();
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  expect(screen.queryByText(START)).not.toBeInTheDocument();
});

test('BILL-028 plans that cannot load say "Failed to load data", and Try again loads them', async () => {
  const { user, sandbox } = await openPlans({
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Plan/PlanTiers', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load data' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Choose Start' })).toBeVisible();
});

test("HOST-070 without an administrator's right the page is not there", async () => {
  await openPlans({ persona: 'plainUser' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test('BILL-017 a scheduled downgrade is shown with its date, and Keep cancels it', async () => {
  const { user, calls } = await openPlans({
    prepare: async (made) => {
      made.faults.add({ match: 'DELETE /api/CustomerPlan/ScheduledChange', fault: 'delay=300' });
      const headers = { authorization: `Bearer ${await made.tokenFor('owner')}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ planId: 'start' });
      await made.fetch('http://localhost:4000/api/CustomerPlan/Start', { method: 'POST', headers, body });
    },
  });
  expect(await screen.findByText(/^Start starts on 1 \w+ \d{4}\.$/)).toBeVisible();
  expect((await card('Start')).getByText(/^Starting 01 \w{3} \d{4}$/)).toBeVisible();
  expect((await card('Start')).queryByRole('link')).not.toBeInTheDocument();

  await user.dblClick(screen.getByRole('button', { name: 'Keep Business' }));
  expect(await screen.findByText('You’re staying on Business')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choose Start' })).toBeVisible();
  expect(screen.queryByText(/starts on/)).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'DELETE /api/CustomerPlan/ScheduledChange')).toHaveLength(1);
});

test('Q205 figures beside the plans say that they were not loaded, and try again', async () => {
  const { user, sandbox } = await openPlans({
    prepare: ({ faults }) => {
      for (const path of ['Customer/Overview', 'Billing/DefaultPaymentMethod'])
        faults.add({ match: `GET /api/${path}`, fault: 'status=503' });
    },
  });
  const details = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  await screen.findAllByText('Failed to load');
  await waitFor(() => expect(details()).toEqual(['Business', 'Failed to loadTry again', 'Failed to loadTry again']));
  sandbox.faults.clear();
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  await waitFor(() => expect(details().slice(1)).toEqual(['48 of 60', expect.stringMatching(/Visa|Mastercard/)]));
});
