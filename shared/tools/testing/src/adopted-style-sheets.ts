/* jsdom lacks constructed sheets and tries every rule on each element: only used and observed rules are inserted. */

interface Rule {
  text: string;
  className: string | undefined;
  isInserted: boolean;
}

const OBSERVED = /[{;\s](?:display|visibility|pointer-events|content)\s*:/;

class ConstructedSheet {
  rules: Rule[] = [];
  readonly style = document.createElement('style');

  replaceSync(css: string): void {
    this.style.textContent = '';
    this.rules = split(css).map((text) => ({ text, className: /\.([\w-]+)/.exec(text)?.[1], isInserted: false }));
    this.insert();
  }

  insert(): void {
    const { sheet } = this.style;
    if (!sheet) return;
    let position = 0;
    for (const rule of this.rules) {
      if (!rule.isInserted && isUsed(rule)) {
        sheet.insertRule(rule.text, position);
        rule.isInserted = true;
      }
      if (rule.isInserted) position += 1;
    }
  }
}

// oxlint-disable-next-line jest/no-standalone-expect -- tests of ui look at all properties
const provesStyles = expect.getState().testPath?.includes('/shared/ui/') ?? false;
const used = new Set<string>();
const isUsed = ({ className, text }: Rule) =>
  className === undefined || (used.has(className) && (provesStyles || OBSERVED.test(text)));
let adopted: readonly ConstructedSheet[] = [];

function split(css: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules.filter((rule) => !rule.startsWith('@keyframes'));
}

export function addConstructedSheets(): void {
  const { setAttribute } = Element.prototype as { setAttribute: (this: Element, ...given: [string, string]) => void };
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (name === 'class') insertRulesOf(value);
    setAttribute.call(this, name, value);
  };
  Object.defineProperty(globalThis, 'CSSStyleSheet', { value: ConstructedSheet, configurable: true, writable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted,
    set: (sheets: readonly ConstructedSheet[]) => {
      for (const { style } of adopted) style.remove();
      adopted = sheets;
      document.head.append(...adopted.map(({ style }) => style));
      for (const sheet of adopted) {
        for (const rule of sheet.rules) rule.isInserted = false;
        sheet.insert();
      }
    },
  });
}

function insertRulesOf(classNames: string): void {
  const added = classNames.split(' ').filter((name) => name !== '' && !used.has(name));
  if (added.length === 0) return;
  for (const name of added) used.add(name);
  for (const sheet of adopted)
    if (sheet.rules.some(({ className }) => className !== undefined && added.includes(className))) sheet.insert();
}
