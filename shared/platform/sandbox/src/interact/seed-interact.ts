import { customerEnvironmentIds, webEditorSettings } from '@console/api';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { environmentSettings } from './environment-tables';
import { makeCertificate } from './make-certificate';

const customerId = companies.fjellheim.id;
const PASSWORD = 'gråfjell-og-lyng-58€';

const webEditor = {
  retentionPolicyId: 'rp-korrespondanse',
  requireEditorAuth: true,
  requiredUserDomain: 'fjellheim.example',
  endFormEnabled: true,
  centralDistributionEnabled: true,
  centralDistributionKivraEnabled: true,
  kivraMethod: 1,
  centralDistributionDigipostEnabled: true,
  digipostMethod: 1,
  centralDistributionCentralprintEnabled: true,
  centralprintMethod: 1,
  archiveOnlyEnabled: true,
  archiveMethod: webEditorSettings.ARCHIVE_VIEWPOINT,
  localPrintEnabled: true,
  emailEnabled: false,
  textLibraryEnabled: false,
  previewHtmlEnabled: false,
  pdfAttachmentEnabled: true,
  ...webEditorSettings.PDF_DEFAULTS,
};

export function seedInteract(rows: SeedRows, { now }: SeedOptions): void {
  const environments = [
    {
      name: 'test',
      customerEnvironment: customerEnvironmentIds.test,
      createdAt: now - 286 * DAY,
      createdByName: 'Linnéa Sjöström',
      daysLeft: 17,
      editor: { environmentScope: 'webeditor.test', languageCode: 'en' },
    },
    {
      name: 'production',
      customerEnvironment: customerEnvironmentIds.production,
      createdAt: now - 250 * DAY,
      createdByName: 'Göran Öberg',
      daysLeft: 412,
      editor: { environmentScope: 'webeditor.prod', languageCode: 'nb', textLibraryEnabled: true },
    },
  ];
  for (const { name, daysLeft, editor, ...row } of environments) {
    const suffix = name === 'test' ? '-test' : '';
    const validTo = new Date(now + daysLeft * DAY);
    const certificate = makeCertificate({
      commonName: `interact${suffix}.fjellheim.example`,
      organisation: companies.fjellheim.name,
      validFrom: new Date(now - 700 * DAY),
      validTo,
      password: PASSWORD,
    });
    rows.add(
      environmentSettings,
      {
        ...row,
        id: `soap-${name}`,
        kind: 'soap-client',
        customerId,
        content: {
          endpoint: `https://soap${suffix}.fjellheim.example/interact/v2`,
          forcePDFAOnAllDocuments: false,
          certificateValidTo: validTo.toISOString(),
        },
        secrets: { certificate, certificatePassword: PASSWORD },
      },
      {
        ...row,
        id: `web-editor-${name}`,
        kind: 'web-editor',
        customerId,
        content: { ...webEditor, ...editor },
        secrets: { mfdxClientSecret: `wes-${name}-51fe07` },
      },
    );
  }
}
