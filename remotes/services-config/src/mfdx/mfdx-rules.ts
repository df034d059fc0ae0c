import type { CustomerEnvironment, mfdx } from '@console/api';
import { t } from '@console/words';
import { servicesSettings } from '../components/services-settings';

const EVERY_COUNTRY = '*';
/** SERV-005 */
const COUNTRIES: Record<string, keyof typeof COUNTRY_WORDS> = { SE: 'Sweden', NO: 'Norway' };
/** Keys appear in the address. */
export const COUNTRY_WORDS = { Sweden: t('Sweden'), Norway: t('Norway') } as const;
export const countryChoices: readonly string[] = Object.values(COUNTRIES);

export const canTest = (settingsId: number) => servicesSettings().mfdx.testSends.includes(settingsId);

export const canDiscardDrafts = () => servicesSettings().mfdx.canDiscardDrafts;

/** SERV-022, C51 */
export function readOnlyReason(environment: CustomerEnvironment): string | undefined {
  if (environment !== 'production') return undefined;
  return servicesSettings().mfdx.isProductionEditable
    ? undefined
    : t(
        'Read-only. You can’t edit services in production. The operator of this console can allow it in the configuration.',
      );
}

/** SERV-007, SERV-008. Null = unknown country. */
export const isOffered = ({ countryCodes }: mfdx.ServiceSetting, countryCode: string | null) =>
  countryCodes.includes(EVERY_COUNTRY) || (countryCode !== null && countryCodes.includes(countryCode));

/** C49 */
export const countriesOf = ({ countryCodes }: mfdx.ServiceSetting): readonly string[] =>
  countryCodes.includes(EVERY_COUNTRY) ? countryChoices : countryCodes.flatMap((code) => COUNTRIES[code] ?? []);

export const countriesInWords = (setting: mfdx.ServiceSetting) =>
  setting.countryCodes.includes(EVERY_COUNTRY) ? t('All') : setting.countryCodes.map(countryName).join(', ');

function countryName(code: string): string {
  const country = COUNTRIES[code];
  return country ? COUNTRY_WORDS[country] : code;
}

/** SERV-020, SERV-021, C48 */
export function stateOf({ history, isDraft, isActive }: mfdx.ServiceSetting): keyof typeof STATE_NAMES {
  if (history.length === 0) return isActive ? 'active' : 'inactive';
  return isDraft ? 'draft' : 'published';
}

export const STATE_NAMES = {
  draft: t('Draft'),
  published: t('Published'),
  active: t('Active'),
  inactive: t('Inactive'),
} as const;

/** C138 */
export function activityInWords({ isActive, isDraft }: mfdx.ServiceSetting, isReadOnly: boolean): string {
  if (isActive) return STATE_NAMES.active;
  if (isReadOnly) return STATE_NAMES.inactive;
  return isDraft ? t('Inactive until its draft is published') : t('Inactive until you save and publish a change');
}

export const draftsOf = (settings: readonly mfdx.ServiceSetting[]) => settings.filter(({ isDraft }) => isDraft);
