import { browserStorage, chosenTexts, storageOwner } from '@console/browser';
import { t } from '@console/words';
import { useSyncExternalStore } from 'react';
import { compareWords } from '../../format/word-order';
import { toast } from '../../toasts/toast';
import { parameterOf } from '../model/table-state';
import { inOneOrder, isOf, NAME, type SavedView, textOf } from './use-saved-view';

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
