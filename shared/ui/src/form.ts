/** Forms and their controls, loaded with the first panel. */

export { type ChoiceCard, ChoiceCards } from './choices/ChoiceCards';
export { FieldOutlines } from './feedback/Skeleton';
export { DateInput } from './fields/DateInput';
export { FieldGrid, FieldWithButton, Wide } from './fields/FieldGrid';
export { FieldsSkeleton } from './form/FieldsSkeleton';
export { Form } from './form/Form';
export { FormField } from './form/FormField';
export { FormSection } from './form/FormSection';
export { PageForm } from './form/PageForm';
export { PanelForm } from './form/PanelForm';
export { lengthError } from './form/text-length';
export { type Form as FormState, useForm } from './form/use-form';
export { useFormControl } from './form/use-form-control';
export { useFormValues } from './form/use-form-values';
export { useStepToast } from './form/use-step-toast';
export { type Step, Stepper } from './page/Stepper';
export { OneTimeSecret } from './secrets/OneTimeSecret';
export { otherAddress, SecretField, secretInWords } from './secrets/SecretField';
export { useLeaveQuestion } from './unsaved/use-leave-question';
export { useUnsavedForms } from './unsaved/use-unsaved-forms';
