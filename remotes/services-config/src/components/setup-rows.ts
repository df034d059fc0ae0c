import { type CustomerEnvironment, customerEnvironmentIds, customerEnvironments } from '@console/api';
import { send } from '@console/http';
import { environmentNames } from '@console/product';
import { callMeta, combineQueries, keyOf, queryOptions, type UseQueryResult, useQuery } from '@console/query';
import { sameName } from '@console/schema/names';
import { useMemo } from 'react';

export type EnvironmentOption = customerEnvironments.CustomerEnvironmentOption;

const ENVIRONMENTS: readonly CustomerEnvironment[] = ['test', 'production', 'development'];
/** C56: if the platform's list fails. */
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

/** Undefined = unknown. */
export const environmentOf = (id: number): CustomerEnvironment | undefined =>
  ENVIRONMENTS.find((name) => Number(customerEnvironmentIds[name]) === id);

/** A company's own name stays. */
function inReadersLanguage(options: readonly EnvironmentOption[]): EnvironmentOption[] {
  return options.map((option) => {
    const environment = environmentOf(option.id);
    return environment && sameName(option.name, environment)
      ? { ...option, name: environmentNames[environment] }
      : option;
  });
}

export interface SetupRow {
  id: string;
  environmentId: number;
  environment: string;
  detail: string;
  createdAt: string;
  createdByName: string;
  /** Undefined without states. */
  isActive?: boolean;
}

export const environmentName = (environments: readonly EnvironmentOption[], environmentId: number): string =>
  environments.find(({ id }) => id === environmentId)?.name ?? String(environmentId);

/** SERV-064, SERV-085, SERV-118. `except` counts as free. */
export function freeEnvironments(
  environments: readonly EnvironmentOption[],
  records: readonly { id?: string; customerEnvironment: number }[],
  except?: string,
): EnvironmentOption[] {
  const otherRecords = records.filter(({ id }) => except === undefined || id !== except);
  return environments.filter(({ id }) => !otherRecords.some(({ customerEnvironment }) => customerEnvironment === id));
}

/** @param toRow stable, at module scope */
export function useSetups<Row extends { customerEnvironment: number }>(
  records: UseQueryResult<Row[]>,
  toRow: (record: Row) => Omit<SetupRow, 'environment' | 'environmentId'>,
) {
  const query = combineQueries(records, useQuery(customerEnvironmentsQuery));
  const [list, environments] = query.data ?? [];
  return useMemo(() => {
    const rows =
      list &&
      environments &&
      list.map((record) => ({
        ...toRow(record),
        environmentId: record.customerEnvironment,
        environment: environmentName(environments, record.customerEnvironment),
      }));
    const free = freeEnvironments(environments ?? [], list ?? []);
    return { rows, environments: environments ?? [], free, query };
  }, [list, environments, query, toRow]);
}
