import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'input-attributes': 'error',
    // HTML allows the characters of React's ids; CSS must escape these.
    'valid-id': ['error', { relaxed: true }],
    // It counts hidden landmarks; axe does not.
    'unique-landmark': 'off',
    // A search has its name from both field and label.
    'no-redundant-aria-label': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Without script the message about a late page is a link; dialogs and toasts are regions by popover; *Go to* searches
    // a list; pages of undrawn rows, which a `ul` may not have, are in the list of what will change.
    'prefer-native-element': ['error', { exclude: ['button', 'list', 'listbox', 'listitem', 'region'] }],
  },
};
/** The validator complains about tables and lists with another role, and about empty rows. */
const UNFIT = ':is(td, th, tr, tbody, thead)[role], :is(ul, ol)[role=alert], tr:empty';

const validator = new HtmlValidate(rules);

/** A line for each kind of error in the page as drawn. */
export async function invalidMarkup(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} · ${selector}`),
  );
  const unfit = await page.evaluate(
    (kinds) =>
      Array.from(document.querySelectorAll(kinds), (element) => `role or content: ${element.outerHTML.slice(0, 120)}`),
    UNFIT,
  );
  return [...new Set([...errors, ...unfit])];
}

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js');

interface Report {
  results: {
    ruleId: string;
    value: [kind: string, outcome: string];
    message: string;
    path: { aria: string; dom: string };
  }[];
}

/** A switch stands below its label; ARIA 1.3 has the attribute; the editor's list keeps the focus in the text. */
const NO_FAULTS =
  /^(input_label_after: .*\/switch\[\d+\] |aria_attribute_allowed: .*'aria-description'|aria_child_tabbable: .*"option")/;

/** What IBM's checker is sure of. */
export async function definiteFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(readFileSync(engine, 'utf8'));
  // Lines, because what it found refers to elements.
  const lines = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as {
      ace: { Checker: new () => { check(where: Document, rulesets: string[]): Promise<Report> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} · ${path.aria} ${path.dom}`);
  });
  return lines.filter((line) => !NO_FAULTS.test(line));
}
