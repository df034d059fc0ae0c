import { useLocation, useNavigate } from '@console/router';
import { t } from '@console/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../feedback/Announcer';
import type { TableDefinition } from './define-table';
import { parseTableState, type TableState, toggleSort, writeTableState } from './table-state';

/** Typing a word writes once; a reload restores it. */
const WRITE_DELAY_MS = 250;

export interface TableStateControls {
  state: TableState;
  /** Stays current while the address lags. */
  search: string;
  setQuery: (query: string) => void;
  setFilter: (filterId: string, values: readonly string[]) => void;
  toggleSort: (columnId: string) => void;
  /** The address holds the columns. */
  setColumns: (text: string) => void;
  /** Keeps order and columns. */
  clear: () => void;
}

/**
 * Local first: a key press renders the list only. The address follows a pause in typing; chips and heads change it at
 * once, as history entries.
 */
export function useTableState<Row>(definition: TableDefinition<Row>): TableStateControls {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => parseTableState(definition, search));
  const ownSearch = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward or a link: replaces typed text.
  useLayoutEffect(() => {
    if (search === ownSearch.current) return;
    clearTimeout(timer.current);
    ownSearch.current = search;
    setState(parseTableState(definition, search));
  }, [definition, search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: TableState, replace: boolean) {
    const address = writeTableState(definition, next, search);
    if (address === ownSearch.current) return;
    ownSearch.current = address;
    // `search` alone keeps an open panel's path.
    navigate({ search: address }, { replace, preventScrollReset: true });
  }

  function change(next: TableState) {
    clearTimeout(timer.current);
    setState(next);
    write(next, false);
  }

  function setQuery(query: string) {
    const next = { ...state, query };
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => write(next, true), WRITE_DELAY_MS);
  }

  function setFilter(filterId: string, values: readonly string[]) {
    const { [filterId]: _, ...others } = state.filters;
    change({ ...state, filters: values.length > 0 ? { ...others, [filterId]: values } : others });
  }

  return {
    state,
    search: writeTableState(definition, state, search),
    setQuery,
    setFilter,
    toggleSort(columnId) {
      const sort = toggleSort(state.sort, columnId);
      change({ ...state, sort });
      const column = definition.columns.find(({ id }) => id === columnId)?.header ?? '';
      announce(
        sort.startsWith('-')
          ? t('Sorted by {column}, descending', { column })
          : t('Sorted by {column}, ascending', { column }),
      );
    },
    setColumns: (columns) => change({ ...state, columns }),
    clear: () => change({ ...state, query: '', filters: {} }),
  };
}
