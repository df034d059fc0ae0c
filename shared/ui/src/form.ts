/**
 * Forms, what a record was before, and what a dialog is about: an entry of its own, so that they travel with the first panel and not with the
 * first page. So do the controls that only forms have.
 */
export { Slider, type SliderProps } from './fields/Slider';
export { Form } from './form/Form';
export { FormField } from './form/FormField';
export { PageForm } from './form/PageForm';
export { PanelForm } from './form/PanelForm';
export { type Form as FormState, useForm } from './form/use-form';
export { useUnsavedForms } from './form/use-unsaved-forms';
export { ComparisonDialog, type ComparisonDialogProps } from './overlays/ComparisonDialog';
export {
  type PendingChange,
  PendingChangesDialog,
  type PendingChangesDialogProps,
} from './overlays/PendingChangesDialog';
export { RecordList, type RecordListProps } from './overlays/RecordList';
export { Timeline, TimelineEntry, type TimelineEntryProps } from './page/Timeline';
export { type ComparedRow, ComparisonTable, type ComparisonTableProps } from './table/ComparisonTable';
