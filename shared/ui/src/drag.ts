/** Ordering and picking by drag, buttons and keys; loaded with the first page that has one. */
export { OrderedRows, type OrderedRowsProps } from './drag/OrderedRows';
export { TwoListPicker, type TwoListPickerProps } from './drag/TwoListPicker';
export type { PickerOption } from './drag/use-picker-rows';
