import { useLocation, useNavigate } from '@console/router';
import { isSameFilter, parseSearchFilter, type SearchFilterValues, writeSearchFilter } from './search-filter';

export interface SearchFilterControls {
  /** What was last searched for. */
  values: SearchFilterValues;
  isDefault: boolean;
  /** Makes a step that Back undoes. */
  search: (values: SearchFilterValues) => void;
  /** Back to what the list begins with. */
  reset: () => void;
}

/** The filter of a list that the server searches; it lives in the address, so reload, share and Back keep it. */
export function useSearchFilter(defaults: SearchFilterValues): SearchFilterControls {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const values = parseSearchFilter(address, defaults);

  function search(next: SearchFilterValues) {
    const written = writeSearchFilter(address, next, defaults);
    if (written !== address) navigate({ search: written }, { preventScrollReset: true });
  }

  return { values, isDefault: isSameFilter(values, defaults), search, reset: () => search(defaults) };
}
