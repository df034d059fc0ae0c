import { makeCertificate } from '@console/sandbox';
import { expect, nightly, test } from '../../support/console';

const DAY = 86_400_000;
const PASSWORD = 'granitt-4471';

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
    // The password is checked when its field loses the focus.
    await password.blur();
    await expect(panel.getByText('The password does not open the certificate.')).toBeVisible();
    await password.fill(PASSWORD);
    await password.blur();
    await expect(panel.getByText(/^Expired on /)).toBeVisible();

    await panel.getByLabel('Certificate file').setInputFiles(pfx('valid.pfx', 400));
    await expect(panel.getByText(/ 400 days left\.$/)).toBeVisible();
    await expect(panel.getByText('Nordic Trust Enterprise CA 3')).toBeVisible();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Interact SOAP Client settings saved')).toBeVisible();

    await page.getByRole('link', { name: 'Development' }).click();
    await expect(page.getByText(/^Stored\. Drop a \.pfx file/)).toBeVisible();
  },
);
