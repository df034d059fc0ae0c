import {
  type Completion,
  type CompletionSource,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { customerNotifications } from '@console/api';

export function placeHolderCompletion(
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[],
): CompletionSource {
  const options = placeHolders.map(
    ({ placeHolder, description }): Completion => ({ label: placeHolder, detail: description, apply: insertWhole }),
  );
  return (context) => {
    const opened = context.matchBefore(OPENED);
    if (!opened && !context.explicit) return null;
    return { from: opened?.from ?? context.pos, options, validFor: OPENED };
  };
}

const OPENED = /\{\{\w*$/;

/** A corrected placeholder has closing braces already. */
function insertWhole(view: EditorView, completion: Completion, from: number, to: number): void {
  const { state } = view;
  const rest = /^\w*\}{1,2}/.exec(state.sliceDoc(to, state.doc.lineAt(to).to)) ?? [''];
  view.dispatch({
    ...insertCompletionText(state, completion.label, from, to + rest[0].length),
    // Makes the completion its own Undo step.
    annotations: [pickedCompletion.of(completion), isolateHistory.of('full')],
  });
}
