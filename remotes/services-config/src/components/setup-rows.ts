import { type CustomerEnvironment, customerEnvironmentIds, customerEnvironments } from '@console/api';
import { send } from '@console/http';
import { environmentNames } from '@console/product';
import { callMeta, combineQueries, keyOf, queryOptions, type UseQueryResult, useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';

export type EnvironmentOption = customerEnvironments.CustomerEnvironmentOption;

const ENVIRONMENTS: readonly CustomerEnvironment[] = ['test', 'production', 'development'];
/** C56: the environments by id, for when the platform's list cannot be loaded. */
const knownEnvironments = ENVIRONMENTS.map((name) => ({
  id: Number(customerEnvironmentIds[name]),
  name: environmentNames[name],
}));

const { getCustomerEnvironments } = customerEnvironments;
export const customerEnvironmentsQuery = queryOptions({
  queryKey: keyOf(getCustomerEnvironments),
  queryFn: ({ signal }) => send(getCustomerEnvironments, {}, { signal }).catch(() => knownEnvironments),
  select: inReadersLanguage,
  staleTime: 60_000,
  meta: callMeta(getCustomerEnvironments),
});

/** The environment of an id, for its coloured badge; undefined for an id that is not in `knownEnvironments`. */
export const environmentOf = (id: number): CustomerEnvironment | undefined =>
  ENVIRONMENTS.find((name) => Number(customerEnvironmentIds[name]) === id);

/** The names that an environment has from the start are translated; a name of the company's own stays. */
function inReadersLanguage(options: readonly EnvironmentOption[]): EnvironmentOption[] {
  return options.map((option) => {
    const environment = environmentOf(option.id);
    return environment && option.name.toLowerCase() === environment
      ? { ...option, name: environmentNames[environment] }
      : option;
  });
}

/** A row of the lists: the record of one customer environment. */
export interface SetupRow {
  id: string;
  environmentId: number;
  environment: string;
  /** A summary of the record, in one line. */
  detail: string;
  createdAt: string;
  createdByName: string;
  /** Undefined in a list without states. */
  isActive?: boolean;
}

/** Environments without a record (SERV-064, SERV-085, SERV-118); that of the record `except` counts as free. */
export function freeEnvironments(
  environments: readonly EnvironmentOption[],
  records: readonly { id?: string; customerEnvironment: number }[],
  except?: string,
): EnvironmentOption[] {
  const used = records.filter(({ id }) => except === undefined || id !== except);
  return environments.filter(({ id }) => !used.some(({ customerEnvironment }) => customerEnvironment === id));
}

interface Setups {
  rows: SetupRow[] | undefined;
  environments: readonly EnvironmentOption[];
  free: readonly EnvironmentOption[];
  query: ListQuery;
}

/** @param toRow must be stable, so declare it at module scope */
export function useSetups<Row extends { customerEnvironment: number }>(
  records: UseQueryResult<Row[]>,
  toRow: (record: Row) => Omit<SetupRow, 'environment' | 'environmentId'>,
): Setups {
  const query = combineQueries(records, useQuery(customerEnvironmentsQuery));
  const [list, environments] = query.data ?? [];
  return useMemo(() => {
    const rows =
      list &&
      environments &&
      list.map((record) => ({
        ...toRow(record),
        environmentId: record.customerEnvironment,
        environment:
          environments.find(({ id }) => id === record.customerEnvironment)?.name ?? String(record.customerEnvironment),
      }));
    const free = freeEnvironments(environments ?? [], list ?? []);
    return { rows, environments: environments ?? [], free, query };
  }, [list, environments, query, toRow]);
}
