import { chakra } from '@chakra-ui/react';
import { formatCount, t } from '@console/words';
import type { ReactNode } from 'react';

const MOST = 10;

interface RecordListProps<Record> {
  label: string;
  records: readonly Record[];
  idOf: (record: Record) => string;
  children: (record: Record) => ReactNode;
}

export function RecordList<Record>({ label, ...rest }: RecordListProps<Record>) {
  return (
    // Focusable for keyboard scrolling.
    <List aria-label={label} tabIndex={0}>
      <FirstRecords {...rest} />
    </List>
  );
}

/** Lists the first ten in a `ul`, and the number left. */
export function FirstRecords<Record>({ records, idOf, children }: Omit<RecordListProps<Record>, 'label'>) {
  const moreCount = records.length - MOST;
  return (
    <>
      {records.slice(0, MOST).map((record) => (
        <li key={idOf(record)}>{children(record)}</li>
      ))}
      {moreCount > 0 && <li>{t('and {count} more', { count: formatCount(moreCount) })}</li>}
    </>
  );
}

const List = chakra('ul', {
  base: {
    maxH: '168px',
    overflowY: 'auto',
    my: '3',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'surface.sunken',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& li': { py: '0.5', lineClamp: 2 },
    '& b': { color: 'text', fontWeight: 'medium', marginInlineEnd: '1' },
  },
});
