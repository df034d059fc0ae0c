import { useLocation, useNavigate } from '@console/router';
import { toast } from '@console/ui';
import { useCallback, useEffect, useState } from 'react';

interface AddressedDialog {
  isOpen: boolean;
  /** Adds a history entry, so that Back closes. */
  open: () => void;
  /** Replaces the history entry. */
  close: () => void;
}

/**
 * `?share=true`. A form in the dialog lists the parameter in `keyParams`.
 *
 * @param isAllowed false removes the parameter
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
  /** Undefined without id, or until loaded. */
  record: Record | undefined;
  /** Adds a history entry. */
  open: (record: Record) => void;
  /** Replaces the history entry. */
  close: () => void;
}

/**
 * `?delete=<id>`. An unknown id shows `goneText` once (C117) and goes; a record shown before goes silently.
 *
 * @param records undefined until loaded
 * @param idOf stable, at module scope
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

/** The rest of the address and state stays. */
function useDialogParam(param: string) {
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
  /** Takes effect when `set` returns, for a press or a save's end. */
  const set = useCallback((value: string | undefined) => go(value, true), [go]);
  /** Serves effects, where React cannot flush. */
  const drop = useCallback(() => go(undefined, false), [go]);
  return { value: new URLSearchParams(search).get(param) ?? undefined, set, drop };
}
