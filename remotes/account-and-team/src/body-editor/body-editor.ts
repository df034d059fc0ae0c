import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands';
import { LRLanguage } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, tooltips } from '@codemirror/view';
import type { customerNotifications } from '@console/api';
import { t } from '@console/words';
import { parser } from '@lezer/html';
import { closeTags } from './close-tags';
import { editorLook } from './editor-look';
import { placeHolderChips } from './placeholder-chips';
import { placeHolderCompletion } from './placeholder-completion';

interface BodyEditorOptions {
  placeHolders: readonly customerNotifications.NotificationPlaceHolder[];
  onChange: (text: string) => void;
  onBlur: () => void;
}

export interface BodyEditor {
  /** Inserts at the caret, or at the end before the first focus; a single Undo step. */
  insert: (text: string) => void;
  /** Takes over an outside text and the area's state: invalid, read-only, description. */
  follow: (text: string) => void;
  /** Shows the text area again. */
  destroy: () => void;
}

/**
 * Takes over text, caret and focus. The text area remains the form's control as a child of `frame`, hidden by its
 * shadow root, where CodeMirror adopts style sheets that a strict `style-src` allows.
 */
export function takePlaceOf(area: HTMLTextAreaElement, frame: HTMLElement, options: BodyEditorOptions): BodyEditor {
  const { placeHolders, onChange, onBlur } = options;
  const { value, selectionStart: start, selectionEnd: end, selectionDirection } = area;
  const hasFocus = document.activeElement === area;
  const root = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
  root.replaceChildren();

  let isVisited = hasFocus;
  let attributes = attributesOf(area);
  const ofArea = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    doc: value,
    selection: selectionDirection === 'backward' ? { anchor: end, head: start } : { anchor: start, head: end },
    extensions: [
      ofArea.of(inStateOf(area, attributes)),
      // Tab leaves the editor (WCAG 2.1.2).
      keymap.of([...completionKeymap, ...closeBracketsKeymap, ...historyKeymap, ...standardKeymap]),
      history(),
      HTML,
      closeBrackets(),
      closeTags,
      autocompletion({ override: [placeHolderCompletion(placeHolders)], icons: false }),
      tooltips({ tooltipSpace: inWindow }),
      placeHolderChips(placeHolders),
      EditorView.lineWrapping,
      keepsBetweenBars,
      replacesSelection,
      EditorState.phrases.of({ Completions: t('Placeholders'), 'Selection deleted': t('Selection deleted') }),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      EditorView.domEventHandlers({
        focus() {
          isVisited = true;
        },
        blur: onBlur,
      }),
      editorLook,
    ],
  });

  const focus = () => view.focus();
  // A form focuses its first error, and a label's click reaches the text area.
  area.focus = focus;
  area.addEventListener('click', focus);
  if (hasFocus) focus();

  return {
    insert(text) {
      if (!isVisited) view.dispatch({ selection: { anchor: view.state.doc.length } });
      focus();
      view.dispatch({ ...view.state.replaceSelection(text), annotations: OWN_STEP, scrollIntoView: true });
    },
    follow(text) {
      const now = attributesOf(area);
      if (JSON.stringify(now) !== JSON.stringify(attributes)) {
        attributes = now;
        view.dispatch({ effects: ofArea.reconfigure(inStateOf(area, now)) });
      }
      const { doc } = view.state;
      if (text.replace(/\r\n?/g, '\n') === doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, annotations: OWN_STEP });
    },
    destroy() {
      Reflect.deleteProperty(area, 'focus');
      area.removeEventListener('click', focus);
      view.destroy();
      root.replaceChildren(document.createElement('slot'));
    },
  };
}

/** Mails have no scripts or styles, whose grammars are a third of CodeMirror's HTML. */
const HTML = LRLanguage.define({
  parser,
  languageData: {
    // A brace closed at once would make an unknown placeholder.
    closeBrackets: { brackets: ['(', '[', '"'] },
    // A double click selects the whole placeholder.
    wordChars: '{}',
  },
});

/** Keeps the list off the window's edges. */
const inWindow = () => new DOMRect(8, 8, document.documentElement.clientWidth - 16, innerHeight - 16);

const OWN_STEP = isolateHistory.of('full');

/** A transaction, because Chromium adds inline styles to typed text, and the policy refuses inline styles. */
const replacesSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data: text } = event;
    if (inputType !== 'insertText' || text === null || view.composing || view.state.readOnly) return false;
    const { from, to } = replacedBy(event, view);
    if (from === to) return false;
    const typed = () =>
      view.state.update({
        changes: { from, to, insert: text },
        selection: { anchor: from + text.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handler) => handler(view, from, to, text, typed))) view.dispatch(typed());
    return true;
  },
});

/** A program's selection reaches the editor late, and Chromium has no target ranges in a shadow root. */
function replacedBy(event: InputEvent, view: EditorView): { from: number; to: number } {
  const { contentDOM, root, state } = view;
  const { main } = state.selection;
  if (!main.empty) return main;
  const selection = 'getSelection' in root ? (root as Document).getSelection() : undefined;
  const ranges = [...event.getTargetRanges(), ...(selection?.rangeCount ? [selection.getRangeAt(0)] : [])];
  const range = ranges.find(
    ({ collapsed, startContainer, endContainer }) =>
      !collapsed && contentDOM.contains(startContainer) && contentDOM.contains(endContainer),
  );
  if (!range) return main;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return { from: view.posAtDOM(startContainer, startOffset), to: view.posAtDOM(endContainer, endOffset) };
}

const BAR_PX = 88;

/** CodeMirror ignores the bars over the page. */
const keepsBetweenBars = EditorView.updateListener.of(({ view, transactions }) => {
  if (!transactions.some(({ scrollIntoView }) => scrollIntoView)) return;
  view.requestMeasure({
    key: BAR_PX,
    read({ state }) {
      const caret = view.coordsAtPos(state.selection.main.head);
      if (!caret) return 0;
      return Math.max(0, caret.bottom - (innerHeight - BAR_PX)) || Math.min(0, caret.top - BAR_PX);
    },
    write: (distance) => distance !== 0 && scrollBy(0, distance),
  });
});

/** Copies texts, because ids do not cross a shadow root. */
function attributesOf(area: HTMLTextAreaElement): Record<string, string> {
  const ids = area.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
  return {
    'aria-label': area.labels[0]?.textContent ?? '',
    'aria-description': description.replace(/\s+/g, ' ').trim(),
    'aria-invalid': String(area.getAttribute('aria-invalid') === 'true'),
    'aria-required': String(area.getAttribute('aria-required') === 'true'),
    lang: area.lang,
    spellcheck: String(area.spellcheck),
  };
}

const inStateOf = (area: HTMLTextAreaElement, attributes: Record<string, string>): Extension => [
  EditorView.contentAttributes.of(attributes),
  EditorState.readOnly.of(area.readOnly),
];
