import type { customerNotifications } from '@console/api';
import { TextInput } from '@console/ui';
import { FormField, type FormState, useFormValues } from '@console/ui/form';
import { WarningIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import type { ReactNode, Ref } from 'react';
import { placeHoldersFor, placeHolderWarnings, type TemplateField } from '../templates/placeholder-rules';
import type { TemplateValues } from '../templates/template-schema';
import { BodyField } from './BodyField';
import { type FieldProps, type Insertable, useInsertable } from './insertion';

interface TemplateFieldsProps {
  form: FormState<TemplateValues>;
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[];
  /** Tells spelling and screen readers the language. */
  lang: string;
  isOpen: boolean;
  insertables: Record<TemplateField, Ref<Insertable>>;
  aside?: ReactNode;
}

export function TemplateFields({ form, placeHolders, lang, isOpen, insertables, aside }: TemplateFieldsProps) {
  const text = useFormValues(form);
  const hint = (field: TemplateField) => (
    <Warnings>{placeHolderWarnings(text[field], placeHoldersFor(placeHolders, field), field)}</Warnings>
  );
  return (
    <>
      <FormField form={form} name="subject" required aside={aside} hint={hint('subject')}>
        {(field) => <SubjectInput field={field} lang={lang} ref={insertables.subject} />}
      </FormField>
      <FormField form={form} name="body" required hint={hint('body')}>
        {(field) => (
          <BodyField
            field={field}
            form={form}
            placeHolders={placeHoldersFor(placeHolders, 'body')}
            lang={lang}
            isOpen={isOpen}
            ref={insertables.body}
          />
        )}
      </FormField>
    </>
  );
}

interface SubjectInputProps {
  field: FieldProps<'subject'>;
  lang: string;
  ref: Ref<Insertable>;
}

function SubjectInput({ field, lang, ref }: SubjectInputProps) {
  const { props } = useInsertable(ref, field.ref);
  return <TextInput {...field} {...props} lang={lang} />;
}

/** Does not block saving (C36). */
function Warnings({ children }: { children: readonly string[] }) {
  return children.map((warning) => (
    <IconText tall gap="1" color="warning" overflowWrap="anywhere" key={warning}>
      <WarningIcon size={14} strokeWidth={2} aria-hidden />
      <span>{warning}</span>
    </IconText>
  ));
}
