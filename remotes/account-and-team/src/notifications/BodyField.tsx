import type { customerNotifications } from '@console/api';
import { codeQuery, useQuery } from '@console/query';
import { Box, TextArea } from '@console/ui';
import type { FormState } from '@console/ui/form';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BodyEditor } from '../body-editor/body-editor';
import type { TemplateValues } from '../templates/template-schema';
import { type FieldProps, type Insertable, useInsertable } from './insertion';

/** 100 kB, without which the text area works. */
const EDITOR = codeQuery(['body-editor'], async () => (await import('../body-editor/body-editor')).takePlaceOf);

/** The editor needs a shadow root with style sheets of its own, which all supported browsers have and jsdom has not. */
const CAN_HOLD_EDITOR = 'adoptedStyleSheets' in ShadowRoot.prototype;

interface BodyFieldProps {
  field: FieldProps<'body'>;
  form: FormState<TemplateValues>;
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[];
  lang: string;
  /** False for the form of another language: its editor is made when it is opened. */
  isOpen: boolean;
  ref: Ref<Insertable>;
}

/**
 * The HTML of a mail. A text area, whose place an editor takes once its code is there; without the code, the text area
 * stays.
 */
export function BodyField({ field, form, placeHolders, lang, isOpen, ref }: BodyFieldProps) {
  const { data: takePlaceOf } = useQuery({ ...EDITOR, enabled: CAN_HOLD_EDITOR });
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<BodyEditor>(null);
  const { element, props } = useInsertable(ref, field.ref, editor);
  // A change of the text area would cut off a word that an input method is composing.
  const [isComposing, setComposing] = useState(false);

  // The editor is created once, so its handlers read the latest props from a ref.
  const latest = useRef(field);
  useLayoutEffect(() => {
    latest.current = field;
  });

  useLayoutEffect(() => {
    if (!takePlaceOf || !isOpen || isComposing || editor.current || !element.current || !frame.current) return;
    editor.current = takePlaceOf(element.current, frame.current, {
      placeHolders,
      onChange: (text) => latest.current.onChange(text),
      onBlur: () => latest.current.onBlur(),
    });
  }, [takePlaceOf, isOpen, isComposing, placeHolders, element]);
  useEffect(
    () => () => {
      editor.current?.destroy();
      editor.current = null;
    },
    [],
  );

  // The form's own value and not that of the render, which may be a key behind the editor.
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
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </Box>
  );
}

/** The browser makes the field as high as its text; an empty field is as high as a short mail. */
const ROOM = { minHeight: 220 };
