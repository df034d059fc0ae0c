import { type CustomerEnvironment, customerEnvironmentIds, webEditorSettings } from '@console/api';
import { and, asc, eq } from 'drizzle-orm';
import { retentionPolicies } from '../archive/archive-tables';
import { notFound } from '../calls/refusal';
import { customers } from '../db/schema';
import { readRows, type SettingRow as ServiceRow } from '../delivery-services/read-settings';
import { findService } from '../delivery-services/service-catalogue';
import { environmentSettings, setupChoices } from '../interact/environment-tables';
import type { Platform } from '../platform/platform';
import { readSettings, type Settings as SigningSettings } from '../signing/signing-rules';

type EditorSettings = Omit<
  webEditorSettings.WebEditorSetting,
  'createdByName' | 'createdDate' | 'id' | 'mfdxClientSecret' | 'updatedByName' | 'updatedDate'
>;
type EnvironmentRow = typeof environmentSettings.$inferSelect;

export interface LetterSetup {
  company: typeof customers.$inferSelect;
  environment: CustomerEnvironment;
  /** Undefined = not set up. */
  editor: EditorSettings | undefined;
  /** False = Interact admin is the source, and the console's settings are unused. */
  isEditorOfConsole: boolean;
  services: Map<number, ServiceRow>;
  soapClient: EnvironmentRow | undefined;
  viewpoint: EnvironmentRow | undefined;
  usePrivateStorage: boolean;
  signing: SigningSettings;
  policies: (typeof retentionPolicies.$inferSelect)[];
}

export interface LetterDraft {
  title: string;
  body: string;
  writerName: string;
  writerEmail: string;
  recipient: string;
  recipientEmail: string;
  memberNumber: string;
  channel: string;
  policyId: string;
  signedBy: string;
  hasAttachment: boolean;
  notifiesBySms: boolean;
}

const OF_INTERACT_ADMIN: Partial<EditorSettings> = {
  retentionPolicyId: null,
  requireEditorAuth: false,
  requiredUserDomain: '',
  endFormEnabled: true,
  languageCode: 'en',
  centralDistributionEnabled: true,
  centralDistributionKivraEnabled: false,
  centralDistributionDigipostEnabled: false,
  centralDistributionCentralprintEnabled: true,
  archiveOnlyEnabled: false,
  archiveMethod: webEditorSettings.ARCHIVE_VIEWPOINT,
  localPrintEnabled: true,
  emailEnabled: false,
  textLibraryEnabled: false,
  previewHtmlEnabled: false,
  pdfAttachmentEnabled: false,
};

/** Client credentials (RFC 6749, 4.4). */
export async function readLetterSetup(
  platform: Platform,
  customerId: string,
  environment: CustomerEnvironment,
): Promise<LetterSetup> {
  const { db } = platform;
  const [company] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!company) throw notFound('The company was not found.');
  const rows = await db
    .select()
    .from(environmentSettings)
    .where(
      and(
        eq(environmentSettings.customerId, customerId),
        eq(environmentSettings.customerEnvironment, customerEnvironmentIds[environment]),
      ),
    );
  const ofKind = (kind: EnvironmentRow['kind']) => rows.find((row) => row.kind === kind);
  const [choices] = await db.select().from(setupChoices).where(eq(setupChoices.customerId, customerId));
  const isEditorOfConsole = choices?.webEditorConfigurationSource !== webEditorSettings.SOURCE_INTERACT_ADMIN;
  const stored = ofKind('web-editor')?.content as EditorSettings | undefined;
  const isReachable = ({ serviceId }: ServiceRow) => {
    const codes = findService(serviceId)?.countryCodes ?? [];
    return codes.includes('*') || codes.includes(company.country.code);
  };
  const services = [...(await readRows(platform, customerId, environment))].filter(
    ([, row]) => row.isActive && row.published !== null && isReachable(row),
  );
  return {
    company,
    environment,
    editor: stored && (isEditorOfConsole ? stored : { ...stored, ...OF_INTERACT_ADMIN }),
    isEditorOfConsole,
    services: new Map(services),
    soapClient: ofKind('soap-client'),
    viewpoint: ofKind('viewpoint'),
    usePrivateStorage: choices?.usePrivateStorage ?? false,
    signing: await readSettings(platform, company),
    policies: await db
      .select()
      .from(retentionPolicies)
      .where(and(eq(retentionPolicies.customerId, customerId), eq(retentionPolicies.isDisabled, false)))
      .orderBy(asc(retentionPolicies.position)),
  };
}

export interface Channel {
  id: 'archive' | 'central' | 'email' | 'print';
  label: string;
  setting: string;
}

export function channelsOf({ editor }: LetterSetup): Channel[] {
  if (!editor?.endFormEnabled) return [];
  const all: (Channel & { isEnabled: boolean })[] = [
    {
      id: 'central',
      label: 'Central distribution',
      setting: 'Central distribution',
      isEnabled: editor.centralDistributionEnabled,
    },
    { id: 'print', label: 'Print it here', setting: 'Local print', isEnabled: editor.localPrintEnabled },
    { id: 'email', label: 'E-mail', setting: 'E-mail', isEnabled: editor.emailEnabled },
    { id: 'archive', label: 'Archive only', setting: 'Archive only', isEnabled: editor.archiveOnlyEnabled },
  ];
  return all.filter(({ isEnabled }) => isEnabled);
}

/** Empty without a provider. */
export const signingMethodsOf = ({ signing: { providerId, signAuthMethods } }: LetterSetup): string[] =>
  providerId === null ? [] : Object.keys(signAuthMethods).filter((method) => signAuthMethods[method]);
