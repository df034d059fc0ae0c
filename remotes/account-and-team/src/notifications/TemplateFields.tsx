import type { customerNotifications } from '@console/api';
import { codeQuery, useQuery } from '@console/query';
import { Box, lazyPart, TextArea, TextInput } from '@console/ui';
import { FormField, type FormState, useFormValues } from '@console/ui/form';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BodyEditor } from '../body-editor/body-editor';
import type { PlaceHolderWarningsProps } from '../templates/placeholder-checks';
import { placeHoldersFor, type TemplateField } from '../templates/placeholder-rules';
import type { TemplateValues } from '../templates/template-schema';
import { type FieldProps, type Insertable, useInsertable } from './insertion';

/** Their code parses mail. */
const PlaceHolderWarnings = lazyPart<PlaceHolderWarningsProps>(
  async () => (await import('../templates/placeholder-checks')).PlaceHolderWarnings,
  { failed: () => null },
);

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
    <PlaceHolderWarnings text={text[field]} field={field} placeHolders={placeHolders} />
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

/** Loads 100 kB; the text area works without the editor. */
const EDITOR = codeQuery(['body-editor'], async () => (await import('../body-editor/body-editor')).takePlaceOf);

/** jsdom has no adopted style sheets in shadow roots. */
const CAN_HOLD_EDITOR = 'adoptedStyleSheets' in ShadowRoot.prototype;

interface BodyFieldProps {
  field: FieldProps<'body'>;
  form: FormState<TemplateValues>;
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[];
  lang: string;
  /** False = another language's form, without an editor yet. */
  isOpen: boolean;
  ref: Ref<Insertable>;
}

/** The text area stays if the editor's code is missing. */
function BodyField({ field, form, placeHolders, lang, isOpen, ref }: BodyFieldProps) {
  const { data: takePlaceOf } = useQuery({ ...EDITOR, enabled: CAN_HOLD_EDITOR });
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<BodyEditor>(null);
  const { element, props } = useInsertable(ref, field.ref, editor);
  // A change would cut off an input method's word.
  const [isInComposition, setInComposition] = useState(false);

  // The editor is created once.
  const latest = useRef(field);
  useLayoutEffect(() => {
    latest.current = field;
  });

  useLayoutEffect(() => {
    if (!takePlaceOf || !isOpen || isInComposition || editor.current || !element.current || !frame.current) return;
    editor.current = takePlaceOf(element.current, frame.current, {
      placeHolders,
      onChange: (text) => latest.current.onChange(text),
      onBlur: () => latest.current.onBlur(),
    });
  }, [takePlaceOf, isOpen, isInComposition, placeHolders, element]);
  useEffect(
    () => () => {
      editor.current?.destroy();
      editor.current = null;
    },
    [],
  );

  // The render may be a key behind the editor.
  useLayoutEffect(() => editor.current?.follow(form.getValues('body')));

  return (
    <Box ref={frame}>
      <TextArea
        mono
        {...field}
        {...props}
        lang={lang}
        rows={10}
        style={ROOM}
        spellCheck
        onCompositionStart={() => setInComposition(true)}
        onCompositionEnd={() => setInComposition(false)}
      />
    </Box>
  );
}

/** The browser fits the height to the text. */
const ROOM = { minHeight: 220 };
