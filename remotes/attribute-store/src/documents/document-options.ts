import type { DocumentEnvironment } from '@console/api';
import { useSession } from '@console/session';
import type { Option } from '@console/ui';

/** ATTR-063 */
export const yesOrNo: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
/** ATTR-064 */
export const plexmodes: readonly Option[] = [
  { value: '0', label: 'Duplex' },
  { value: '2', label: 'Simplex' },
];
/** ATTR-065 */
export const colormodes: readonly Option[] = [{ value: '0', label: 'Colour' }];
/** ATTR-066 */
export const postmodes = named(['A', 'B']);
/** ATTR-067 */
export const distributionMethods = named(['ByCustomerPreference', 'MandatoryPrint', 'MustReachCustomer']);

/** What this installation offers (ATTR-060..ATTR-062, ATTR-068, C45). */
export function useDocumentOptions(environment: DocumentEnvironment) {
  const options = useSession((session) => session.config?.documentOptions);
  return {
    categories: named(options?.categories ?? []),
    adminCompanies: named(options?.adminCompanies ?? []),
    retentionPolicies: named(options?.retentionPolicies[environment] ?? []),
  };
}

function named(names: readonly string[]): readonly Option[] {
  return names.map((name) => ({ value: name, label: name }));
}
