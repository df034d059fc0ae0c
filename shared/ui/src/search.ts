/** Server-side search. Loads with the first page that uses this entry. */

export { ImpossibleDays, SearchFilter } from './search/SearchFilter';
export type { SearchFilterValues } from './search/search-filter';
export { type SearchFilterControls, useSearchFilter } from './search/use-search-filter';
