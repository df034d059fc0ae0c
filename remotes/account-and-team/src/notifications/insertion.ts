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

/** What `FormField` gives to a field of a template: value, handlers and ref. */
export type FieldProps<Name extends TemplateField> = Parameters<
  ComponentProps<typeof FormField<TemplateValues, Name>>['children']
>[0];

/** A field of a template that takes placeholders: a text input, a text area, or an editor. */
export interface Insertable {
  /** Focuses the field and inserts at its caret, or at the end if it never had the focus; one step of its Undo. */
  insert: (text: string) => void;
}

/**
 * Makes an input or a text area of a form `Insertable`.
 * @param ref gets the `Insertable`
 * @param fieldRef the ref of the form's field
 * @param editor stands in the place of the text area once it is loaded
 * @returns the element, and the props that it needs
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

/** Puts the caret behind the inserted text. */
function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string, isVisited: boolean): void {
  field.focus();
  if (!isVisited) field.setSelectionRange(field.value.length, field.value.length);
  // Deprecated, but the only way of inserting that the browser's Undo includes.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
