/** Ordering and picking by drag, buttons and keys. Loads with the first page that uses this entry. */
export { OrderedRows, type OrderedRowsProps } from './drag/OrderedRows';
export { TwoListPicker, type TwoListPickerProps } from './drag/TwoListPicker';
export type { PickerOption } from './drag/use-picker-rows';
