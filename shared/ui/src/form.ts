/** Forms, and the controls that only forms have: fetched with the first panel and not with the first page. */
export { isEmail, splitEmails, unique as uniqueEmails } from './fields/emails';
export { HEX_COLOR } from './fields/hex-color';
export { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from './fields/ChoiceCards';
export { FieldGrid, Wide } from './fields/FieldGrid';
export { Slider, type SliderProps } from './fields/Slider';
export { Form } from './form/Form';
export { FormField } from './form/FormField';
export { OneTimeSecret, type OneTimeSecretProps } from './form/OneTimeSecret';
export type { LeaveQuestion } from './form/open-forms';
export { PageForm } from './form/PageForm';
export { PanelForm } from './form/PanelForm';
export { SecretField, secretInWords } from './form/SecretField';
export { type Form as FormState, useForm } from './form/use-form';
export { useLeaveQuestion } from './form/use-leave-question';
export { useUnsavedForms } from './form/use-unsaved-forms';
export { type Step, Stepper, type StepperProps } from './page/Stepper';
