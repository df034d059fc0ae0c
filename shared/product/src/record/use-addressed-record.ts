import { useSearchParams } from '@console/router';
import { toast } from '@console/ui';
import { useCallback, useEffect, useState } from 'react';

interface AddressedRecord<Record> {
  /** Undefined while nothing is named, or the records are not there yet. */
  record: Record | undefined;
  /** Takes the name out of the address, in the place of its entry. */
  close: () => void;
}

/**
 * The record that a parameter of the address names, such as `?delete=<id>`. One that is not among the records is said,
 * once, and goes from the address (C117); one that was there, and has been deleted here, goes without a word.
 *
 * @param records undefined until they have been read
 */
export function useAddressedRecord<Record>(
  param: string,
  records: readonly Record[] | undefined,
  idOf: (record: Record) => string,
  goneText: string,
): AddressedRecord<Record> {
  const [params, setParams] = useSearchParams();
  const id = params.get(param);
  const record = id === null ? undefined : records?.find((each) => idOf(each) === id);
  const [seen, setSeen] = useState<string>();
  if (record !== undefined && id !== null && seen !== id) setSeen(id);

  const close = useCallback(
    () =>
      setParams(
        (current) => {
          current.delete(param);
          return current;
        },
        { replace: true },
      ),
    [param, setParams],
  );
  const isGone = id !== null && records !== undefined && record === undefined;
  const isNews = seen !== id;
  useEffect(() => {
    if (!isGone) return;
    if (isNews) toast.info(goneText);
    close();
  }, [isGone, isNews, goneText, close]);
  return { record, close };
}
