/** Puts a text where the caret is, or at the end of a field that nobody has been in, and leaves the caret behind it. */
export function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string, isVisited: boolean): void {
  field.focus();
  if (!isVisited) field.setSelectionRange(field.value.length, field.value.length);
  // Deprecated and without a successor: the only way that the browser's Undo knows of.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
