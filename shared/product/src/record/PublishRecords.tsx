import { searchFor } from '@console/schema/search-text';
import { Checkbox, chakra, SearchInput } from '@console/ui';
import { n, t } from '@console/words';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type PublishedRecord, PublishRow, type PublishRowProps, withId } from './PublishRow';

export type DrawRecords = (records: readonly PublishedRecord[]) => ReactNode;

export interface PublishRecordsProps extends Pick<PublishRowProps, 'target' | 'versions' | 'leftOut' | 'onLeaveOut'> {
  records: readonly PublishedRecord[];
  /** Compares drawn records only, where comparing all is slow. */
  lookUp?: ((page: readonly PublishedRecord[], draw: DrawRecords) => ReactNode) | undefined;
  areOpen: boolean;
}

const PAGE = 50;
/** Longer lists have a search. */
const FEW = 8;

/** Only pages near the view are drawn; one checkbox leaves out all matches. */
export function PublishRecords({ records: all, lookUp, leftOut, onLeaveOut, areOpen, ...shown }: PublishRecordsProps) {
  const [search, setSearch] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(NONE);
  const list = useRef<HTMLDivElement>(null);
  const records = useMemo(() => {
    const isFound = searchFor(search);
    return all.filter(({ code = '', name }) => isFound(`${code} ${name}`));
  }, [all, search]);
  const isEmpty = all.length > 0 && records.length === 0;

  const drawFrom =
    (first: number): DrawRecords =>
    (page) =>
      page.map((record, index) => (
        <Row key={record.id} role="listitem" aria-posinset={first + index + 1} aria-setsize={records.length}>
          <PublishRow
            record={record}
            leftOut={leftOut}
            onLeaveOut={onLeaveOut}
            isOpen={toggled.has(record.id) !== areOpen}
            onToggle={(isOpen) => setToggled((toggledIds) => withId(toggledIds, record.id, isOpen !== areOpen))}
            {...shown}
          />
        </Row>
      ));

  return (
    <>
      {all.length > FEW && <SearchInput label={t('Search changes')} value={search} onChange={setSearch} />}
      <chakra.p srOnly role="status">
        {search.trim() !== '' && n(records.length, '{count} found', '{count} found', undefined, 'records')}
      </chakra.p>
      {isEmpty && <chakra.p color="text.muted">{t('No matches')}</chakra.p>}
      {all.length > FEW && leftOut && onLeaveOut && (
        <AllFound
          records={records}
          isNarrowed={records.length < all.length}
          leftOut={leftOut}
          onLeaveOut={onLeaveOut}
        />
      )}
      <List ref={list} role="list" aria-label={t('What will change')} hidden={isEmpty}>
        {pagesOf(records).map((page, index) => (
          <Page key={`${index} ${search}`} list={list} isFirst={index === 0} count={page.length}>
            {() => (lookUp ? lookUp(page, drawFrom(index * PAGE)) : drawFrom(index * PAGE)(page))}
          </Page>
        ))}
      </List>
    </>
  );
}

interface AllFoundProps {
  records: readonly PublishedRecord[];
  isNarrowed: boolean;
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
}

function AllFound({ records, isNarrowed, leftOut, onLeaveOut }: AllFoundProps) {
  const ids = records.filter(({ changes }) => changes?.length !== 0).map(({ id }) => id);
  if (ids.length < 2) return null;
  const out = ids.filter((id) => leftOut.has(id)).length;
  return (
    <Checkbox
      checked={out === 0}
      mixed={out > 0 && out < ids.length}
      onChange={() =>
        onLeaveOut(out === 0 ? new Set([...leftOut, ...ids]) : new Set([...leftOut].filter((id) => !ids.includes(id))))
      }
    >
      {isNarrowed
        ? n(ids.length, '{count} match', 'All {count} matches', undefined, 'records')
        : n(ids.length, 'All {count}', 'All {count}', undefined, 'records')}
    </Checkbox>
  );
}

interface PageProps {
  list: RefObject<HTMLElement | null>;
  isFirst: boolean;
  count: number;
  children: () => ReactNode;
}

const ROW_HEIGHT = 37;

/** Drawn near the view or with focus, else a space. */
function Page({ list, isFirst, count, children }: PageProps) {
  const [space, setSpace] = useState(isFirst ? undefined : count * ROW_HEIGHT);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = page;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSpace(undefined);
        else if (!current.contains(document.activeElement)) setSpace(current.offsetHeight);
      },
      { root: list.current, rootMargin: '400px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [list]);
  return (
    <div ref={page} role="none" style={space === undefined ? undefined : { height: space }}>
      {space === undefined && children()}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

const pagesOf = (records: readonly PublishedRecord[]) =>
  Array.from({ length: Math.ceil(records.length / PAGE) }, (_, page) => records.slice(page * PAGE, (page + 1) * PAGE));

const List = chakra('div', {
  base: {
    maxH: 'clamp(160px, 40dvh, 320px)',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    '& [open] > summary > svg': { rotate: '90deg' },
  },
});
const Row = chakra('div', {
  base: {
    '&:not(:last-of-type), [role=none]:not(:last-of-type) > &': { borderBottomWidth: '1px' },
  },
});
