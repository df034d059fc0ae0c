import { useLocation, useNavigate } from '@console/router';
import {
  dateProblems,
  isSameFilter,
  parseSearchFilter,
  type SearchFilterValues,
  writeSearchFilter,
} from './search-filter';

export interface SearchFilterControls {
  values: SearchFilterValues;
  isDefault: boolean;
  /** Why no day can match: the page asks the server nothing. */
  problem: string | undefined;
  /** Adds a history entry, for Back. */
  search: (values: SearchFilterValues) => void;
  reset: () => void;
}

/** The address holds the filter, so that reload, shared links and Back restore all. */
export function useSearchFilter(defaults: SearchFilterValues): SearchFilterControls {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const values = parseSearchFilter(address, defaults);

  function search(next: SearchFilterValues) {
    const nextAddress = writeSearchFilter(address, next, defaults);
    if (nextAddress !== address) navigate({ search: nextAddress }, { preventScrollReset: true });
  }

  const [problem] = Object.values(dateProblems(values, values));
  return { values, problem, isDefault: isSameFilter(values, defaults), search, reset: () => search(defaults) };
}
