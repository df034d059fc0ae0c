/**
 * Lists that are ordered or picked from by drag, and always by buttons and keys too. Fetched with the first page that has
 * one.
 */
export { OrderedRows, type OrderedRowsProps } from './drag/OrderedRows';
export { TwoListPicker, type TwoListPickerProps } from './drag/TwoListPicker';
export type { PickerOption } from './drag/use-picker-rows';
