import type { FormField } from '@console/ui/form';
import {
  type ComponentProps,
  type Ref,
  type RefCallback,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
} from 'react';

import type { TemplateField } from '../templates/placeholder-rules';
import type { TemplateValues } from '../templates/template-schema';

export type FieldProps<Name extends TemplateField> = Parameters<
  ComponentProps<typeof FormField<TemplateValues, Name>>['children']
>[0];

export interface Insertable {
  /** Inserts at the caret, or at the end before the first focus; a single Undo step. */
  insert: (text: string) => void;
}

/**
 * @param ref gets the `Insertable`
 * @param fieldRef the form field's ref
 * @param editor replaces the text area once loaded
 */
export function useInsertable<Element extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Insertable>,
  fieldRef: RefCallback<Element>,
  editor?: RefObject<Insertable | null>,
) {
  const element = useRef<Element>(null);
  const isVisited = useRef(false);
  useImperativeHandle(ref, () => ({
    insert(text) {
      if (editor?.current) editor.current.insert(text);
      else if (element.current) insertAtCaret(element.current, text, isVisited.current);
    },
  }));
  const takeElement = useCallback(
    (next: Element | null) => {
      element.current = next;
      fieldRef(next);
    },
    [fieldRef],
  );
  const noteVisit = () => {
    isVisited.current = true;
  };
  return { element, props: { ref: takeElement, onFocus: noteVisit } };
}

function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string, isVisited: boolean): void {
  field.focus();
  if (!isVisited) field.setSelectionRange(field.value.length, field.value.length);
  // Deprecated, but the only insertion in the browser's Undo.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
