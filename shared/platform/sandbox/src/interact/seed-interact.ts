import { customerEnvironmentIds, webEditorSettings } from '@console/api';
import { companies } from '../companies/seed-companies';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { environmentSettings } from './environment-tables';
import { makeCertificate } from './make-certificate';

interface Settings {
  webEditor: object;
  environments: {
    name: 'test' | 'production';
    days: number;
    createdByName: string;
    /** Of the certificate. */
    daysLeft: number;
    host: string;
    commonName: string;
    editor: object;
  }[];
}

const certificatePassword = 'gråfjell-og-lyng-58€';

export function seedInteract(rows: SeedRows, { now }: SeedOptions): void {
  const { ARCHIVE_VIEWPOINT: archiveMethod, PDF_DEFAULTS } = webEditorSettings;
  const { id: customerId, name: organisation } = companies.fjellheim;
  const { webEditor, environments } = readJson(import.meta.dirname, 'settings.json') as Settings;
  for (const { name, days, createdByName, daysLeft, host, commonName, editor } of environments) {
    const validTo = new Date(now + daysLeft * DAY);
    const validFrom = new Date(now - 700 * DAY);
    const names = { commonName, organisation };
    const certificate = makeCertificate({ ...names, validFrom, validTo, password: certificatePassword });
    const certificateValidTo = validTo.toISOString();
    const customerEnvironment = customerEnvironmentIds[name];
    const row = { customerId, customerEnvironment, createdAt: now - days * DAY, createdByName };
    rows.add(
      environmentSettings,
      {
        ...row,
        id: `soap-${name}`,
        kind: 'soap-client',
        content: { endpoint: `https://${host}/interact/v2`, forcePDFAOnAllDocuments: false, certificateValidTo },
        secrets: { certificate, certificatePassword },
      },
      {
        ...row,
        id: `web-editor-${name}`,
        kind: 'web-editor',
        content: { archiveMethod, ...PDF_DEFAULTS, ...webEditor, ...editor },
        secrets: { mfdxClientSecret: `wes-${name}-51fe07` },
      },
    );
  }
}
