import { browserStorage, chosenTexts, storageOwner } from '@console/browser';
import { useOwnMatch } from '@console/router';
import { t } from '@console/words';
import { useSyncExternalStore } from 'react';
import { compareWords } from '../../format/word-order';
import { toast } from '../../toasts/toast';
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

const NAME = 'saved';

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

function isOf(prefix: string | undefined, parameter: string): boolean {
  const parts = parameter.split('.');
  return parts.at(-1) !== NAME && (prefix === undefined ? parts.length === 1 : parts[0] === prefix);
}

const textOf = (parameters: string[][]) => new URLSearchParams(parameters).toString();

const inOneOrder = (parameters: string[][]) =>
  parameters
    .map((parameter) => textOf([parameter]))
    .sort()
    .join('&');

/** Keeps other parameters. */
export function searchOf({ prefix }: SavedView, part: string, name: string, search: string): string {
  const nameParameter = parameterOf({ prefix }, NAME);
  const otherEntries = [...new URLSearchParams(search)].filter(
    ([parameter]) => parameter !== nameParameter && !isOf(prefix, parameter),
  );
  const nameEntry = name === '' ? [] : [[nameParameter, name]];
  const text = textOf([...new URLSearchParams(part), ...nameEntry, ...otherEntries]);
  return text && `?${text}`;
}

/** Columns are stored even if the address lacks them. */
export function partToStore({ part, prefix, columns }: SavedView): string {
  const params = new URLSearchParams(part);
  if (columns !== undefined) params.set(parameterOf({ prefix }, 'columns'), columns);
  return inOneOrder([...params]);
}

export function namesOf({ key }: SavedView): string[] {
  return browserStorage.owned
    .names(key)
    .map((entry) => entry.slice(key.length))
    .sort(compareWords);
}

/** Updates when another tab writes. */
export function useNames(view: SavedView): string[] {
  const text = useSyncExternalStore(chosenTexts.subscribe, () => JSON.stringify(namesOf(view)));
  return JSON.parse(text) as string[];
}

/** False, after a toast, if refused. */
export function storeView({ key }: SavedView, name: string, part: string): boolean {
  const isStored = chosenTexts.write(key + name, part);
  if (!isStored) toast.error(t('Couldn’t save the view. Your browser doesn’t allow it.'));
  return isStored;
}

export const removeView = ({ key }: SavedView, name: string): boolean => chosenTexts.write(key + name, undefined);

/** Offers Undo; the address keeps the name, for choosing again. */
export function deleteView(view: SavedView): void {
  const { key, name, stored } = view;
  const owner = storageOwner();
  removeView(view, name);
  toast.success(t('View “{name}” deleted', { name }), {
    action: {
      label: t('Undo'),
      onClick() {
        // Another person has other views; the name may be taken.
        if (storageOwner() === owner && chosenTexts.read(key + name) === undefined) {
          chosenTexts.write(key + name, stored);
        }
      },
    },
  });
}
