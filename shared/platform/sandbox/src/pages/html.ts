export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | readonly Html[] | string | number | false | undefined;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes every value except Html. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(texts.reduce((markup, text, index) => markup + toMarkup(values[index - 1]) + text));
}

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map((part) => part.markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
