import { chosenTexts } from '@console/browser';
import { useOwnMatch } from '@console/router';
import { useSyncExternalStore } from 'react';
import { parameterOf } from '../model/table-state';
import type { Table } from '../model/use-table';

/** A `Table` fits. */
export interface ViewedTable extends Pick<Table<never>, 'search'> {
  definition: Pick<Table<never>['definition'], 'prefix' | 'columnChoice'>;
  chosen: Pick<Table<never>['chosen'], 'text'>;
}

export interface SavedView {
  /** Prefix of storage keys; the view's name follows. */
  key: string;
  prefix: string | undefined;
  /** Comes from the address; a foreign link may name an unknown view. */
  name: string;
  stored: string | undefined;
  /** The view's part of the address. */
  part: string;
  columns: string | undefined;
}

export const NAME = 'saved';

/** The page's id, equal in all languages, identifies the list. */
export function useSavedView({ definition, search, chosen }: ViewedTable): SavedView {
  const route = useOwnMatch()?.route;
  const { prefix, columnChoice } = definition;
  const key = `view:${route?.id ?? route?.path}:${prefix ?? ''}:`;
  const name = new URLSearchParams(search).get(parameterOf(definition, NAME)) ?? '';
  const stored = useSyncExternalStore(chosenTexts.subscribe, () => chosenTexts.read(key + name));
  const columns = columnChoice === undefined ? undefined : chosen.text;
  return { key, prefix, name, stored, part: partOf(search, prefix), columns };
}

/** A list without prefix owns every parameter that no other list owns. */
function partOf(search: string, prefix: string | undefined): string {
  return inOneOrder([...new URLSearchParams(search)].filter(([parameter]) => isOf(prefix, parameter)));
}

export function isOf(prefix: string | undefined, parameter: string): boolean {
  const parts = parameter.split('.');
  return parts.at(-1) !== NAME && (prefix === undefined ? parts.length === 1 : parts[0] === prefix);
}

export const textOf = (parameters: string[][]) => new URLSearchParams(parameters).toString();

export const inOneOrder = (parameters: string[][]) =>
  parameters
    .map((parameter) => textOf([parameter]))
    .sort()
    .join('&');
