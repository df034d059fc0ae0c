import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/* Tokens reach into a shadow root, rules do not. Looks like the text area, and the list like a menu. */

const FOCUS = 'var(--colors-focus)';
const DANGER = 'var(--colors-danger)';
const MONO = { fontFamily: 'var(--fonts-mono)', wordSpacing: '0' };

const theme = EditorView.theme({
  '&': {
    minHeight: '220px',
    border: '1px solid var(--colors-border-control)',
    borderRadius: 'var(--radii-control)',
    background: 'var(--colors-surface)',
    color: 'var(--colors-text)',
    transition: 'border-color var(--durations-hover)',
    boxSizing: 'border-box',
  },
  '&:hover': { borderColor: 'var(--colors-text-muted)' },
  '&.cm-focused': { outline: '2px solid transparent', borderColor: FOCUS, boxShadow: `0 0 0 1px ${FOCUS}` },
  '&:has([aria-invalid=true])': { borderColor: DANGER },
  '&.cm-focused:has([aria-invalid=true])': { boxShadow: `0 0 0 1px ${DANGER}` },
  '&:has([aria-readonly=true])': {
    background: 'var(--colors-surface-sunken)',
    borderColor: 'var(--colors-border)',
    color: 'var(--colors-text-muted)',
  },
  '.cm-scroller': { flex: '1', font: 'inherit', ...MONO, lineHeight: 'inherit' },
  '.cm-content': { minHeight: '218px', padding: '6px 0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0 10px' },
  // Mobile browsers zoom into smaller text.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: 'var(--font-sizes-lg)', lineHeight: '1.5rem' } },

  '.chip': {
    padding: '1px 4px',
    margin: '0 1px',
    borderRadius: 'var(--radii-badge)',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    background: 'var(--colors-accent-soft)',
    color: 'var(--colors-accent-text)',
  },
  '.chip-unknown': {
    background: 'var(--colors-warning-soft)',
    color: 'var(--colors-warning)',
    textDecoration: 'underline wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  '.chip span': { color: 'inherit' },
  '@media (forced-colors: active)': {
    '.chip': { outline: '1px solid' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { outline: '2px solid Highlight' },
  },

  '.cm-tooltip.cm-tooltip-autocomplete': {
    padding: 'var(--spacing-1)',
    border: '1px solid var(--colors-border-strong)',
    borderRadius: 'var(--radii-card)',
    background: 'var(--colors-raised)',
    color: 'var(--colors-text)',
    boxShadow: 'var(--shadows-2)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    font: 'var(--font-weights-regular) var(--font-sizes-sm)/var(--line-heights-sm) var(--fonts-sans)',
    whiteSpace: 'normal',
    minWidth: 'min(260px, 100vw - 26px)',
    maxWidth: 'min(440px, 100vw - 26px)',
    maxHeight: '248px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    boxSizing: 'border-box',
    columnGap: 'var(--spacing-3)',
    padding: '6px 8px',
    borderRadius: 'var(--radii-badge)',
    lineHeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li:hover': { background: 'var(--colors-hover)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--colors-pressed)',
    boxShadow: `inset 0 0 0 2px ${FOCUS}`,
    color: 'var(--colors-text)',
    outlineOffset: '-2px',
  },
  '@media (width < 760px)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minHeight: 'var(--sizes-touch)', alignContent: 'center' },
  },
  '.cm-completionLabel': { ...MONO, fontSize: 'var(--font-sizes-xs)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: 'var(--font-weights-strong)' },
  '.cm-completionDetail': {
    margin: '0',
    fontSize: 'var(--font-sizes-xs)',
    fontStyle: 'normal',
    color: 'var(--colors-text-muted)',
  },
});

const highlight = HighlightStyle.define([
  { tag: [tags.angleBracket, tags.definitionOperator], color: 'var(--colors-text-subtle)' },
  { tag: tags.tagName, color: 'var(--colors-info)' },
  { tag: tags.attributeName, color: 'var(--colors-text-muted)' },
  { tag: tags.attributeValue, color: 'var(--colors-success)' },
  { tag: tags.character, color: 'var(--colors-accent-text)' },
  {
    tag: [tags.blockComment, tags.documentMeta, tags.processingInstruction],
    color: 'var(--colors-text-subtle)',
    fontStyle: 'italic',
  },
  { tag: tags.invalid, color: DANGER, textDecoration: 'underline wavy' },
]);

export const editorLook: Extension = [theme, syntaxHighlighting(highlight)];
