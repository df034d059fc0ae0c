import type { DocumentEnvironment } from '@console/api';
import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import type { Option } from '@console/ui';
import { t } from '@console/words';
import area from '../area';

const names = z.array(z.string());

/** ATTR-060..ATTR-062, ATTR-068, C45 */
export const settingsSchema = z.object({
  documentOptions: z.optional(
    z.object({
      categories: names,
      adminCompanies: names,
      /** ATTR-061 */
      retentionPolicies: z.object({ development: names, test: names, production: names }),
    }),
  ),
});

/** ATTR-063 */
export const yesOrNo: readonly Option[] = [
  { value: 'true', label: t('Yes') },
  { value: 'false', label: t('No') },
];
/** ATTR-064 */
export const plexmodes: readonly Option[] = [
  { value: '0', label: t('Duplex') },
  { value: '2', label: t('Simplex') },
];
/** ATTR-065 */
export const colormodes: readonly Option[] = [{ value: '0', label: t('Colour') }];
/** ATTR-066 */
export const postmodes = named(['A', 'B']);
/** ATTR-067 */
export const distributionMethods = named(['ByCustomerPreference', 'MandatoryPrint', 'MustReachCustomer']);

export function documentOptions(environment: DocumentEnvironment) {
  const { documentOptions: options } = areaSettings(area.name, settingsSchema);
  return {
    categories: named(options?.categories ?? []),
    adminCompanies: named(options?.adminCompanies ?? []),
    retentionPolicies: named(options?.retentionPolicies[environment] ?? []),
  };
}

function named(values: readonly string[]): readonly Option[] {
  return values.map((name) => ({ value: name, label: name }));
}
