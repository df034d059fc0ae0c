/** Ordering and picking by drag, buttons and keys. Loads with the first page that uses this entry. */
export { OrderedRows } from './drag/OrderedRows';
export { TwoListPicker } from './drag/TwoListPicker';
