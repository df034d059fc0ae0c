import { browserStorage, chosenTexts, storageOwner } from '@console/browser';
import { useOwnMatch } from '@console/router';
import { t } from '@console/words';
import { useSyncExternalStore } from 'react';
import { compareWords } from '../../format/word-order';
import { toast } from '../../toasts/toast';
import { parameterOf } from '../model/table-state';
import type { Table } from '../model/use-table';

/** What a view is made of; a `Table` fits. */
export interface ViewedTable extends Pick<Table<never>, 'search'> {
  definition: Pick<Table<never>['definition'], 'prefix' | 'columnChoice'>;
  chosen: Pick<Table<never>['chosen'], 'text'>;
}

/** A list and the saved view that its address names. */
export interface SavedView {
  /** The stored views of the list: this, followed by the view's name. Their texts are parts of an address. */
  key: string;
  prefix: string | undefined;
  /** The name in the address. A link of another person has one too, and there need be no such view here. */
  name: string;
  /** The view as it is stored here; undefined if there is none of that name. */
  stored: string | undefined;
  /** The view's part of the present address. */
  part: string;
  /** The present choice of columns; undefined for a list without one. */
  columns: string | undefined;
}

/** The search parameter with the name of a view. */
const NAME = 'saved';

/** The saved view of a list's address. The list is known by its page's id, which is the same in every language. */
export function useSavedView({ definition, search, chosen }: ViewedTable): SavedView {
  const route = useOwnMatch()?.route;
  const { prefix, columnChoice } = definition;
  const key = `view:${route?.id ?? route?.path}:${prefix ?? ''}:`;
  const name = new URLSearchParams(search).get(parameterOf(definition, NAME)) ?? '';
  const stored = useSyncExternalStore(chosenTexts.subscribe, () => chosenTexts.read(key + name));
  const columns = columnChoice === undefined ? undefined : chosen.text;
  return { key, prefix, name, stored, part: partOf(search, prefix), columns };
}

/** The parameters of a list in an address, in one order. A list without a prefix has all that are not another list's. */
function partOf(search: string, prefix: string | undefined): string {
  return inOneOrder([...new URLSearchParams(search)].filter(([parameter]) => isOf(prefix, parameter)));
}

/** Whether a search parameter belongs to a view of the list. */
function isOf(prefix: string | undefined, parameter: string): boolean {
  const parts = parameter.split('.');
  return parts.at(-1) !== NAME && (prefix === undefined ? parts.length === 1 : parts[0] === prefix);
}

const textOf = (parameters: string[][]) => new URLSearchParams(parameters).toString();

/** The same text for the same parameters, so that two texts can be compared. */
const inOneOrder = (parameters: string[][]) =>
  parameters
    .map((parameter) => textOf([parameter]))
    .sort()
    .join('&');

/** The search parameters of the page with the list as in a view; those that are not the list's stay. */
export function searchOf({ prefix }: SavedView, part: string, name: string, search: string): string {
  const nameParameter = parameterOf({ prefix }, NAME);
  const others = [...new URLSearchParams(search)].filter(
    ([parameter]) => parameter !== nameParameter && !isOf(prefix, parameter),
  );
  const own = name === '' ? [] : [[nameParameter, name]];
  const text = textOf([...new URLSearchParams(part), ...own, ...others]);
  return text && `?${text}`;
}

/** What is stored of the present list: its part of the address, and its columns also if the address lacks them. */
export function partToStore({ part, prefix, columns }: SavedView): string {
  const params = new URLSearchParams(part);
  if (columns !== undefined) params.set(parameterOf({ prefix }, 'columns'), columns);
  return inOneOrder([...params]);
}

/** The names of the views of a list, in order of words. */
export function namesOf({ key }: SavedView): string[] {
  return browserStorage.owned
    .names(key)
    .map((entry) => entry.slice(key.length))
    .sort(compareWords);
}

/** The same for a component; follows changes in another tab. */
export function useNames(view: SavedView): string[] {
  const text = useSyncExternalStore(chosenTexts.subscribe, () => JSON.stringify(namesOf(view)));
  return JSON.parse(text) as string[];
}

/** Stores a view; false, after a toast, if the browser refuses it. */
export function storeView({ key }: SavedView, name: string, part: string): boolean {
  const isStored = chosenTexts.write(key + name, part);
  if (!isStored) toast.error(t('The view could not be saved. The browser does not allow it.'));
  return isStored;
}

/** Removes a view, as after it was stored under another name. */
export const removeView = ({ key }: SavedView, name: string): boolean => chosenTexts.write(key + name, undefined);

/** Deletes a view, and offers Undo. The address keeps its name, so that the view is chosen again after Undo. */
export function deleteView(view: SavedView): void {
  const { key, name, stored } = view;
  const owner = storageOwner();
  removeView(view, name);
  toast.success(t('View {name} deleted', { name }), {
    action: {
      label: t('Undo'),
      onClick() {
        // Another person or company has other views, and the name may have been given again.
        if (storageOwner() === owner && chosenTexts.read(key + name) === undefined) {
          chosenTexts.write(key + name, stored);
        }
      },
    },
  });
}
