import type { Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { customerNotifications } from '@console/api';
import { t } from '@console/words';
import { placeHolderPattern, withoutBlanks } from '../templates/placeholder-rules';

/**
 * The caret steps over a known placeholder, and Backspace deletes all. Unknown placeholders, mostly typos, stay
 * editable with a warning.
 */
export function placeHolderChips(placeHolders: readonly customerNotifications.NotificationPlaceHolder[]): Extension {
  const descriptions = new Map(placeHolders.map(({ placeHolder, description }) => [placeHolder, description]));
  const chips = new MatchDecorator({
    regexp: placeHolderPattern(placeHolders),
    decoration([written]) {
      const description = descriptions.get(withoutBlanks(written));
      const isKnown = description !== undefined;
      return Decoration.mark({
        class: isKnown ? 'chip' : 'chip chip-unknown',
        attributes: { title: description ?? t('Unknown placeholder: sent as written'), spellcheck: 'false' },
        isKnown,
      });
    },
  });
  return ViewPlugin.define((view) => new Chips(view, chips), {
    decorations: (plugin) => plugin.all,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.known ?? Decoration.none),
  });
}

class Chips {
  readonly #chips: MatchDecorator;
  all: DecorationSet;
  known: DecorationSet;

  constructor(view: EditorView, chips: MatchDecorator) {
    this.#chips = chips;
    this.all = chips.createDeco(view);
    this.known = onlyKnown(this.all);
  }

  update(update: ViewUpdate) {
    this.all = this.#chips.updateDeco(update, this.all);
    this.known = onlyKnown(this.all);
  }
}

const onlyKnown = (chips: DecorationSet) =>
  chips.update({ filter: (_from, _to, { spec }) => (spec as { isKnown: boolean }).isKnown });
