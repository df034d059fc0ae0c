import { type FieldValues, useWatch } from 'react-hook-form';
import type { Form } from './use-form';

/** The form's current values. Only the component that calls this renders with each key press, not the whole form. */
export const useFormValues = <Values extends FieldValues>({ control }: Pick<Form<Values>, 'control'>): Values =>
  useWatch({ control }) as Values;
