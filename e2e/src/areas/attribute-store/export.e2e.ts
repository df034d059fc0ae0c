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

test('ATTR-024 ATTR-025 Q15 documents are saved as a file for Swedish spreadsheets and as a workbook, within the policy', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff', '/admin/attributestore/production?q=förtida');
  await expect(page.getByText('1 of 136 documents')).toBeVisible();

  const csv = await exportAs(page, 'Semicolon-separated (.csv)');
  expect(csv.name).toBe('documents-production.csv');
  expect(csv.content.toString()).toBe(
    '\uFEFFType;Category;Name;Topic;Retention Policy;Admin Company;Distribution Method;Active\r\n' +
      'EUR-3004;Gruppförsäkring;Förtida uttag;Pension fund;EarlyWithDrawal;Euroben;MustReachCustomer;Active\r\n',
  );

  const workbook = await exportAs(page, 'Workbook (.xlsx)');
  expect(workbook.name).toBe('documents-production.xlsx');
  expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
});
