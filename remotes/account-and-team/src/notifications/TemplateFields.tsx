import type { customerNotifications } from '@console/api';
import { TextArea, TextInput } from '@console/ui';
import { FormField, type FormState, useFormValues } from '@console/ui/form';
import { WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import type { ReactNode } from 'react';
import { placeHoldersFor, placeHolderWarnings, type TemplateField } from '../templates/placeholder-rules';
import type { TemplateValues } from '../templates/template-schema';

interface TemplateFieldsProps {
  form: FormState<TemplateValues>;
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[];
  /** The language the text is written in, for spelling and screen readers. */
  lang: string;
  /** Shown beside the first label. */
  aside?: ReactNode;
}

export function TemplateFields({ form, placeHolders, lang, aside }: TemplateFieldsProps) {
  const text = useFormValues(form);
  const hint = (field: TemplateField) => (
    <Warnings>{placeHolderWarnings(text[field], placeHoldersFor(placeHolders, field))}</Warnings>
  );
  return (
    <>
      <FormField form={form} name="subject" required aside={aside} hint={hint('subject')}>
        {(field) => <TextInput {...field} lang={lang} />}
      </FormField>
      <FormField form={form} name="body" required hint={hint('body')}>
        {(field) => <TextArea mono {...field} lang={lang} rows={10} style={ROOM} spellCheck />}
      </FormField>
    </>
  );
}

/** The browser makes the field as high as its text; an empty field is as high as a short mail. */
const ROOM = { minHeight: 220 };

/** Shown at the field; a warning does not block saving (C36). */
function Warnings({ children }: { children: readonly string[] }) {
  return children.map((warning) => (
    <IconText tall gap="1" color="warning" overflowWrap="anywhere" key={warning}>
      <WarningIcon size={14} strokeWidth={2} aria-hidden />
      <span>{warning}</span>
    </IconText>
  ));
}
