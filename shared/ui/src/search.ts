/** Server-side search, loaded with the first page that has one. */

export { ImpossibleDays, SearchFilter, type SearchFilterProps } from './search/SearchFilter';
export type { SearchFilterValues } from './search/search-filter';
export { type SearchFilterControls, useSearchFilter } from './search/use-search-filter';
