import { type RenderOptions, renderRoutes } from '@console/testing';
import { findInvoices } from './find-invoices';

async function find(search: string, options: RenderOptions = {}) {
  const { client } = await renderRoutes([{ path: '/' }], '/', { persona: 'owner', ...options });
  return findInvoices(search, client, new AbortController().signal);
}

test('C156 Go to finds invoices by number and leads to the list of their year with that number', async () => {
  const { results } = await find('fp-2026-1109');
  expect(results).toEqual([
    {
      kind: 'Invoice',
      label: 'FP-2026-1109',
      detail: expect.stringMatching(/^\d\d \w{3} \d{4} · 12\u00a0430\.00\u00a0NOK$/),
      path: expect.stringMatching(/^\/admin\/billing\/invoices\?year=\d{4}&q=FP-2026-1109$/),
    },
  ]);
});

test('C156 Go to offers to change the plan to those who may open the plans', async () => {
  expect(await find('change plan')).toMatchObject({ results: [{ kind: 'Command', path: '/plans' }] });
});

test('invoices that cannot be read are reported, and the command is found', async () => {
  const answer = await find('plan', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Billing/Invoices', times: 4, fault: 'status=500' }),
  });
  expect(answer).toMatchObject({ hasFailed: true, results: [{ label: 'Change plan' }] });
});
