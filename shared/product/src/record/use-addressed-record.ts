import { useLocation, useNavigate } from '@console/router';
import { toast } from '@console/ui';
import { useCallback, useEffect, useState } from 'react';

interface AddressedDialog {
  isOpen: boolean;
  /** Adds an entry to the history, so that Back closes the dialog. */
  open: () => void;
  /** Removes the parameter from the address, in the place of its entry. */
  close: () => void;
}

/**
 * A dialog about the page, or about the record of the page, that a parameter of the address opens: `?share=true`. A form
 * in it names the parameter among its `keyParams`, so that closing it is leaving the form.
 *
 * @param isAllowed false where the button that opens it is blocked: then the parameter goes from the address
 */
export function useAddressedDialog(param: string, isAllowed = true): AddressedDialog {
  const { value, set, drop } = useDialogParam(param);
  const open = useCallback(() => set('true'), [set]);
  const close = useCallback(() => set(undefined), [set]);
  const isRefused = value !== undefined && !isAllowed;
  useEffect(() => {
    if (isRefused) drop();
  }, [isRefused, drop]);
  return { isOpen: value !== undefined && isAllowed, open, close };
}

interface AddressedRecord<Record> {
  /** Undefined while nothing is named, or the records are not there yet. */
  record: Record | undefined;
  /** Names a record in the address, in a new entry of the history. */
  open: (record: Record) => void;
  /** Takes the name out of the address, in the place of its entry. */
  close: () => void;
}

/**
 * The record that a parameter of the address names, such as `?delete=<id>`. One that is not among the records is said,
 * once, and goes from the address (C117); one that was there, and has been deleted here, goes without a word.
 *
 * @param records undefined until they have been read
 * @param idOf stands at module scope
 */
export function useAddressedRecord<Record>(
  param: string,
  records: readonly Record[] | undefined,
  idOf: (record: Record) => string,
  goneText: string,
): AddressedRecord<Record> {
  const { value: id, set, drop } = useDialogParam(param);
  const record = id === undefined ? undefined : records?.find((each) => idOf(each) === id);
  const [seen, setSeen] = useState<string>();
  if (record !== undefined && seen !== id) setSeen(id);

  const open = useCallback((named: Record) => set(idOf(named)), [set, idOf]);
  const close = useCallback(() => set(undefined), [set]);
  const isGone = id !== undefined && records !== undefined && record === undefined;
  const isNews = seen !== id;
  useEffect(() => {
    if (!isGone) return;
    if (isNews) toast.info(goneText);
    drop();
  }, [isGone, isNews, goneText, drop]);
  return { record, open, close };
}

interface DialogParam {
  value: string | undefined;
  /** For a press and for the end of a save: the dialog is there, or gone, when it returns. */
  set: (value: string | undefined) => void;
  /** For an effect, which React does not let draw at once. */
  drop: () => void;
}

/** A parameter of the address. The rest of the address and the state of its entry stay. */
function useDialogParam(param: string): DialogParam {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (value: string | undefined, flushSync: boolean) => {
      const params = new URLSearchParams(search);
      if (value === undefined) params.delete(param);
      else params.set(param, value);
      void navigate({ search: params.toString(), hash }, { replace: value === undefined, state, flushSync });
    },
    [param, search, hash, state, navigate],
  );
  const set = useCallback((value: string | undefined) => go(value, true), [go]);
  const drop = useCallback(() => go(undefined, false), [go]);
  return { value: new URLSearchParams(search).get(param) ?? undefined, set, drop };
}
