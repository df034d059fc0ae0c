import { type FieldValues, useWatch } from 'react-hook-form';
import type { Form } from './use-form';

/** The form's present values. Only the component that reads them is rendered with each key, and not the whole form. */
export const useFormValues = <Values extends FieldValues>({ control }: Pick<Form<Values>, 'control'>): Values =>
  useWatch({ control }) as Values;
