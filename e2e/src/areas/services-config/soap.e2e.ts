import { join } from 'node:path';
import { makeCertificate } from '@console/sandbox';
import { expect, nightly, test } from '../../support/console';

const DAY = 86_400_000;
const PASSWORD = 'gråfjell-4471€';
const FILES = join(import.meta.dirname, '../../../../shared/certificates/src/testing');

const pfx = (name: string, days: number) => ({
  name,
  mimeType: 'application/x-pkcs12',
  buffer: Buffer.from(
    makeCertificate({
      commonName: 'interact-dev.fjellheim.example',
      organisation: 'Fjellheim Pensjon AS',
      validFrom: new Date(Date.now() - 500 * DAY),
      validTo: new Date(Date.now() + days * DAY + 3_600_000),
      password: PASSWORD,
    }),
    'base64',
  ),
});

test(
  'SERV-078 SERV-081 SERV-082 SERV-091 a certificate with the wrong password, an expired one, and one that is saved',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/interact/soap/new');
    const panel = page.getByRole('complementary', { name: 'New SOAP client' });
    const password = panel.getByLabel('Certificate Password', { exact: true });
    await panel.getByLabel('Endpoint').fill('https://soap-dev.fjellheim.example/interact');
    await panel.getByLabel('Certificate file').setInputFiles(pfx('expired.pfx', -3));
    await password.fill('wrong');
    // Checked on blur.
    await password.blur();
    await expect(panel.getByText('This password doesn’t open the certificate.')).toBeVisible();
    await password.fill(PASSWORD);
    await password.blur();
    await expect(panel.getByText(/^Expired on /)).toBeVisible();

    await panel.getByLabel('Certificate file').setInputFiles(pfx('valid.pfx', 400));
    await expect(panel.getByText(/ 400 days left\.$/)).toBeVisible();
    await expect(panel.getByText('Nordisk Tillit Løsninger CA 3')).toHaveCount(2);
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Interact SOAP Client settings saved')).toBeVisible();

    await page.getByRole('link', { name: 'Development' }).click();
    await expect(page.getByText(/^Stored\. Drop a \.pfx file/)).toBeVisible();
  },
);

test(
  'Q119 a file with 600,000 iterations is opened in a worker, which ends with its answer',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/interact/soap/new');
    const panel = page.getByRole('complementary', { name: 'New SOAP client' });
    const file = panel.getByLabel('Certificate file');
    await file.setInputFiles(join(FILES, 'many-iterations.pfx'));
    const started = page.waitForEvent('worker');
    await panel.getByLabel('Certificate Password', { exact: true }).fill('Test1234');
    await panel.getByLabel('Certificate Password', { exact: true }).blur();
    const ended = (await started).waitForEvent('close');
    await expect(panel.getByText('soap.blaabaer.example')).toBeVisible({ timeout: 60_000 });
    await ended;
    await file.setInputFiles(join(FILES, 'no-key.pfx'));
    await expect(panel.getByText('The file has no private key.')).toBeVisible();
  },
);
