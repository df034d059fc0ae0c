import { type FieldValues, useWatch } from 'react-hook-form';
import type { Form } from './use-form';

/** Renders the calling component per key press, not the form. */
export const useFormValues = <Values extends FieldValues>({ control }: Pick<Form<Values>, 'control'>): Values =>
  useWatch({ control }) as Values;
