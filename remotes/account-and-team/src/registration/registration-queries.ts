import { country, customer } from '@console/api';
import { send } from '@console/http';
import { callQuery, queryOptions, seldomChanged, skipToken, useQueryClient } from '@console/query';
import { orgNumberOf } from '@console/schema/org-number';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import type { CompanyValues } from './registration-schema';
import type { EndState } from './registration-steps';

const TYPING_PAUSE_MS = 400;

export const countriesQuery = callQuery(country.getCountries, {}, seldomChanged);

/** *Finish* reloads the page. */
export const registeredQuery = queryOptions<EndState>({
  queryKey: ['Customer', 'Registered'],
  queryFn: skipToken,
  gcTime: Infinity,
});

/** ACCT-020. After a pause; a key aborts the waiting query. */
export const companyCheckQuery = ({ companyName, orgNumber, countryCode }: CompanyValues) => {
  const company = { orgNumber: orgNumberOf(orgNumber, countryCode), companyName: companyName.trim(), countryCode };
  return queryOptions({
    queryKey: ['Customer', 'Check', company],
    queryFn: async ({ signal }) => {
      await pause(TYPING_PAUSE_MS, signal);
      return send(customer.checkCompany, { query: company }, { signal });
    },
    ...seldomChanged,
    retry: false,
  });
};

/** Undefined after a failure, which does not block (C17). */
export function useFinalCheck() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (company: CompanyValues) => client.fetchQuery(companyCheckQuery(company)).catch(() => undefined),
    failed: t('Couldn’t check the company'),
  });
}

/** Works even if the user leaves before *Finish*. */
export function useRegisterCompany() {
  return useSave({
    mutationFn: (body: customer.RegisterCustomerRequest) => send(customer.registerCustomer, { body }),
    failed: t('Customer creation failed'),
    onSuccess: () => void refreshCustomer(),
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
