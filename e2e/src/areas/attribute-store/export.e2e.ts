import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console';

async function exportAs(page: Page, format: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('ATTR-024 ATTR-025 Q13 Q15 documents are saved as a file for Swedish spreadsheets and as a workbook, by workers within the policy', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff', '/admin/attributestore/production');
  await expect(page.getByText('136 documents', { exact: true })).toBeVisible();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));

  const csv = await exportAs(page, 'Semicolon-separated (.csv)');
  expect(csv.name).toMatch(/^documents-production-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = csv.content.toString().trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFType;Category;Name;Topic;Retention Policy;Admin Company;Distribution Method;Active;/);
  expect(lines).toHaveLength(136);
  expect(lines.join('\n')).toContain(
    'EUR-3004;Gruppförsäkring;Förtida uttag;Pension fund;EarlyWithDrawal;Euroben;MustReachCustomer;Active;',
  );

  const workbook = await exportAs(page, 'Workbook (.xlsx)');
  expect(workbook.name).toMatch(/^documents-production-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(workbook.content.subarray(0, 2).toString()).toBe('PK');

  expect(workers).toEqual([expect.stringMatching(/^\/assets\/.*\.js$/), expect.stringMatching(/^\/assets\/.*\.js$/)]);
});
