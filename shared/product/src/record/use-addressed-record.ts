import { useLocation, useNavigate } from '@console/router';
import { toast } from '@console/ui';
import { useCallback, useEffect, useState } from 'react';

interface AddressedDialog {
  isOpen: boolean;
  /** Adds an entry to the history, so that Back closes the dialog. */
  open: () => void;
  /** Removes the parameter from the address and replaces the history entry. */
  close: () => void;
}

/**
 * A dialog about the page or its record that a search parameter opens: `?share=true`. A form in the dialog lists the
 * parameter in its `keyParams`, so that closing the dialog counts as leaving the form.
 *
 * @param isAllowed false if the button that opens the dialog is blocked: the parameter is then removed from the address
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
  /** Undefined while the address names no record, or the records have not loaded. */
  record: Record | undefined;
  /** Adds the record's id to the address, in a new history entry. */
  open: (record: Record) => void;
  /** Removes the id from the address and replaces the history entry. */
  close: () => void;
}

/**
 * The record that a search parameter names, such as `?delete=<id>`. An id that matches no record shows `goneText` once
 * and is removed from the address (C117); the id of a record that was shown before is removed without a message.
 *
 * @param records undefined until loaded
 * @param idOf must be a stable function, such as one at module scope
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
  /** For a press and for the end of a save: the dialog has opened or closed when `set` returns. */
  set: (value: string | undefined) => void;
  /** Removes the parameter from within an effect, where React cannot flush the update at once. */
  drop: () => void;
}

/** One search parameter. The other parameters, the hash and the state of the history entry stay. */
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
