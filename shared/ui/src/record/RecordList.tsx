import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../format/counts';

/** Enough to recognise what it is about; the whole of a longer list stands elsewhere. */
const MOST = 10;

export interface RecordListProps<Record> {
  /** What the list is, for who cannot see it. */
  label: string;
  records: readonly Record[];
  idOf: (record: Record) => string;
  children: (record: Record) => ReactNode;
}

/** What a dialog is about, record by record, as far as it helps to decide. */
export function RecordList<Record>({ label, ...rest }: RecordListProps<Record>) {
  return (
    // Reached by keyboard, because it may have to be scrolled.
    <List aria-label={label} tabIndex={0}>
      <FirstRecords {...rest} />
    </List>
  );
}

/** The items of a list of records: the first ten, and how many more there are. Stands in a `ul`. */
export function FirstRecords<Record>({ records, idOf, children }: Omit<RecordListProps<Record>, 'label'>) {
  const others = records.length - MOST;
  return (
    <>
      {records.slice(0, MOST).map((record) => (
        <li key={idOf(record)}>{children(record)}</li>
      ))}
      {others > 0 && <li>and {formatCount(others)} more</li>}
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
