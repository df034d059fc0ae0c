import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';

/** `>` inserts the closing tag; typing that tag replaces it. */
export const closeTags = EditorView.inputHandler.of((view, from, to, text, insert) => {
  if (text !== '>' || from !== to || view.composing || view.state.readOnly) return false;
  const insertion = insert();
  const after = insertion.state;
  const changes = after.selection.ranges.flatMap(({ head }) => {
    const missing = missingEnd(after, head);
    if (missing !== undefined) return { from: head, insert: missing };
    const surplus = surplusEnd(after, head);
    return surplus === undefined ? [] : { from: head, to: head + surplus.length };
  });
  if (changes.length === 0) return false;
  view.dispatch([insertion, after.update({ changes, userEvent: 'input.complete', scrollIntoView: true })]);
  return true;
});

function missingEnd(state: EditorState, at: number): string | undefined {
  const tag = syntaxTree(state).resolveInner(at, -1).parent;
  const name = nameIn(state, tag);
  if (tag?.name !== 'OpenTag' || name === undefined || isClosed(state, tag.parent, name)) return undefined;
  return VOID.has(name.toLowerCase()) ? undefined : `</${name}>`;
}

function surplusEnd(state: EditorState, at: number): string | undefined {
  const tree = syntaxTree(state);
  const tag = tree.resolveInner(at, -1).parent;
  const next = tree.resolveInner(at, 1).parent;
  if (tag?.name !== 'CloseTag' || next?.name !== 'MismatchedCloseTag' || next.from !== at) return undefined;
  return nameIn(state, tag) === nameIn(state, next) ? state.sliceDoc(next.from, next.to) : undefined;
}

/** Nested elements with equal names: the outer closing tag may be missing, not the inner. */
function isClosed(state: EditorState, element: SyntaxNode | null | undefined, name: string): boolean {
  if (element?.lastChild?.name !== 'CloseTag') return false;
  const outer = element.parent;
  return !outer || nameIn(state, outer.firstChild) !== name || isClosed(state, outer, name);
}

function nameIn(state: EditorState, tag: SyntaxNode | null | undefined): string | undefined {
  const name = tag?.getChild('TagName');
  return name ? state.sliceDoc(name.from, name.to) : undefined;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
