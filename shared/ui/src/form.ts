/** Forms, and the controls that only forms have: fetched with the first panel and not with the first page. */
export { isEmail, splitEmails, unique as uniqueEmails } from './fields/emails';
export { FieldGrid, Wide } from './fields/FieldGrid';
export { RadioCards, type RadioCardsProps } from './fields/RadioCards';
export { Slider, type SliderProps } from './fields/Slider';
export { Form } from './form/Form';
export { FormField } from './form/FormField';
export { PageForm } from './form/PageForm';
export { PanelForm } from './form/PanelForm';
export { type Form as FormState, useForm } from './form/use-form';
export { useUnsavedForms } from './form/use-unsaved-forms';
