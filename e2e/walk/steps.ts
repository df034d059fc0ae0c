import type { Locator, Page } from '@playwright/test';
import { translate } from '../src/support/translator';

export type Draw = (below: number) => number;

export function chance(draw: Draw, share: number): boolean {
  return draw(1_000) < share * 1_000;
}

const LEAVES = /^·?(Sign out|Change company|Docs|Open the platform)/i;
/** Skips an element covered meanwhile. */
const timeout = 2_000;

export interface Places {
  addresses: string[];
  forms: Set<string>;
  /** Gives the next write this fault. */
  failWrite: (fault: string) => Promise<unknown>;
  /** Notes a finding. */
  note: (what: string) => void;
  /** Taken next, before another is drawn. */
  next?: () => Promise<string | undefined>;
}

type Step = (page: Page, draw: Draw, places: Places) => Promise<string | undefined>;

/** The filters of all lists; no list has the values below. */
const FILTERS =
  'role status group product type person subject operation record statusId country search from q sort'.split(' ');
const BROKEN = ['__proto__', 'constructor', 'x'.repeat(5_000), '%00'];
const SLOW_MS = 1_500;

const STEPS: [weight: number, name: string, step: Step][] = [
  [12, 'open a page', openPage],
  [20, 'follow a link', followLink],
  [20, 'press a button', (page, draw) => pressButton(page, draw, 1)],
  [8, 'press a button twice', (page, draw) => pressButton(page, draw, 2)],
  [30, 'fill a form and submit it', submitForm],
  [5, 'press a key', pressKey],
  [4, 'go to', goTo],
  [4, 'back', async (page) => ((await page.goBack({ timeout: 5_000 })) ? 'back' : undefined)],
  [2, 'reload', async (page) => ((await page.reload()) ? 'reload' : undefined)],
  [2, 'leave for another page at once', leaveAtOnce],
  [4, 'open a broken link', openBroken],
  [4, 'lose the answer', loseAnswer],
  [4, 'type while it saves', typeWhileSaving],
  [2, 'leave by the menu', leaveByMenu],
  [1, 'translate the page', translatePage],
];

export async function takeStep(page: Page, origin: string, draw: Draw, places: Places): Promise<string> {
  if (!page.url().startsWith(origin)) {
    await page.goto(`${origin}/`);
    return 'come back: from another origin';
  }
  const path = new URL(page.url()).pathname;
  if (await page.locator('form').filter({ visible: true }).count()) places.forms.add(path);
  else places.forms.delete(path);
  const { next } = places;
  delete places.next;
  const followed = await next?.().catch(() => undefined);
  if (followed !== undefined) return followed;
  const kinds = STEPS.flatMap(([weight, ...step]) => Array.from({ length: weight }, () => step));
  for (let tries = 0; tries < 8; tries += 1) {
    const [name, step] = kinds[draw(kinds.length)] ?? [];
    const done = await step?.(page, draw, places).catch(() => undefined);
    if (done !== undefined) return `${name}: ${done}`;
  }
  await page.goto(`${origin}/`);
  return 'start again: nothing to do here';
}

async function onTop(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open], [role=dialog], [role=menu]').filter({ visible: true });
  const count = await dialogs.count();
  return count > 0 ? dialogs.nth(count - 1) : page.locator('body');
}

async function oneOf(all: Locator, draw: Draw): Promise<Locator | undefined> {
  const count = await all.count();
  return count > 0 ? all.nth(draw(count)) : undefined;
}

async function openPage(page: Page, draw: Draw, { addresses }: Places): Promise<string | undefined> {
  const address = addresses[draw(addresses.length)] ?? '/';
  await page.goto(address);
  return address;
}

async function followLink(page: Page, draw: Draw): Promise<string | undefined> {
  const links = (await onTop(page)).locator('a[href^="/"]:not([target])').filter({ visible: true, hasNotText: LEAVES });
  const link = await oneOf(links, draw);
  const href = await link?.getAttribute('href');
  await link?.click({ timeout });
  return href ?? undefined;
}

async function pressButton(page: Page, draw: Draw, clickCount: number): Promise<string | undefined> {
  const buttons = (await onTop(page))
    .locator('button:enabled, [role=menuitem], [role=tab], [role=switch], [role=checkbox]')
    .and(page.locator(':not([aria-disabled=true])'))
    .filter({ visible: true, hasNotText: LEAVES });
  const button = await oneOf(buttons, draw);
  const name = (await button?.getAttribute('aria-label')) ?? (await button?.innerText());
  if (!button || LEAVES.test(name ?? '')) return undefined;
  await button.click({ clickCount, timeout });
  return name?.trim().slice(0, 60) ?? '';
}

/** Most pages have no form. */
async function submitForm(page: Page, draw: Draw, places: Places): Promise<string | undefined> {
  let forms = (await onTop(page)).locator('form').filter({ visible: true });
  if ((await forms.count()) === 0) {
    const address = [...places.forms][draw(Math.max(1, places.forms.size))];
    if (!address) return undefined;
    await page.goto(address);
    forms = (await onTop(page)).locator('form').filter({ visible: true });
    await forms.first().waitFor({ timeout });
  }
  const form = forms.nth(draw(await forms.count()));
  const fields = form
    .locator('input:enabled:not([readonly]), textarea:enabled:not([readonly]), select:enabled')
    .filter({ visible: true });
  // Values can show or hide fields.
  for (let index = 0; index < (await fields.count()); index += 1) {
    await fillIn(fields.nth(index), draw).catch(() => undefined);
  }
  const submit = form.locator('button[type=submit]:enabled:not([aria-disabled=true])').last();
  const name = (await submit.innerText({ timeout })).trim();
  await submit.click({ clickCount: chance(draw, 0.2) ? 2 : 1, timeout });
  return name;
}

/** Valid by type and label. */
async function fillIn(field: Locator, draw: Draw): Promise<void> {
  const { type, label, filled, options } = await field.evaluate(
    (element) => {
      const input = element as HTMLInputElement | HTMLSelectElement;
      return {
        type: input.type,
        label: `${input.labels?.[0]?.textContent ?? ''} ${input.getAttribute('aria-label') ?? ''} ${input.name}`,
        filled: input.value !== '',
        options:
          'options' in input ? [...input.options].filter((option) => !option.disabled).map(({ value }) => value) : [],
      };
    },
    undefined,
    { timeout },
  );
  const number = draw(1_000);
  if (options.length > 0) {
    await field.selectOption(options[draw(options.length)] ?? '', { timeout });
  } else if (type === 'checkbox' || type === 'radio') {
    if (chance(draw, 0.3)) await field.click({ timeout, force: true });
  } else if (type === 'file') {
    // Files have their own tests.
  } else if (!filled || chance(draw, 0.3)) {
    await field.fill(valueFor(type, label, number), { timeout });
  }
}

function valueFor(type: string, labelled: string, number: number): string {
  const label = labelled.toLowerCase();
  const [, confirmed] = /Type (.+) to confirm/.exec(labelled) ?? [];
  if (confirmed) return confirmed;
  if (type === 'date') return '2026-11-05';
  if (type === 'email' || /e-mail|email/.test(label)) return `walk${number}@fjellheim.example`;
  if (type === 'url' || /url|address|endpoint|uri/.test(label)) return `https://walk${number}.example/in`;
  if (/organi[sz]ation number|org/.test(label)) return '999000111';
  if (/tenant key/.test(label)) return 'k'.repeat(42);
  if (/colou?r|background|text/.test(label) && /primary|secondary|header|card|background/.test(label)) return '#0b5d4e';
  if (type === 'number' || /port|days|dpi|timeout|number|postal/.test(label)) return String(25 + number);
  if (/phone/.test(label)) return '+4722000000';
  return `Walk ${number}`;
}

async function pressKey(page: Page, draw: Draw): Promise<string | undefined> {
  const key = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'Control+s', '/', '?', 'ArrowDown', 'Space'][draw(9)] ?? 'Tab';
  await page.keyboard.press(key);
  return key;
}

async function goTo(page: Page, draw: Draw): Promise<string | undefined> {
  const words = ['users', 'roles', 'invoices', 'archive', 'branding', 'documents', 'plans', 'zzz'][draw(8)] ?? 'users';
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  return words;
}

async function leaveAtOnce(page: Page, draw: Draw, places: Places): Promise<string | undefined> {
  const submitted = await submitForm(page, draw, places);
  if (submitted === undefined) return undefined;
  return `${submitted}, then ${(await followLink(page, draw).catch(() => undefined)) ?? 'stay'}`;
}

async function openBroken(page: Page, draw: Draw, { addresses }: Places): Promise<string | undefined> {
  const address = addresses[draw(addresses.length)] ?? '/';
  const filter = FILTERS[draw(FILTERS.length)];
  const value = BROKEN[draw(BROKEN.length)] ?? '';
  await page.goto(`${address}?${filter}=${value}`);
  return `${address} ${filter}=${value.slice(0, 12)}`;
}

/** Loses the answer to a form, and submits the form again in the next step. */
async function loseAnswer(page: Page, draw: Draw, places: Places): Promise<string | undefined> {
  await places.failWrite('body=lost');
  const submitted = await submitForm(page, draw, places);
  places.next = async () => {
    const submit = (await onTop(page)).locator('button[type=submit]:enabled:not([aria-disabled=true])').last();
    const name = (await submit.innerText({ timeout })).trim();
    await submit.click({ timeout });
    return `save again: ${name}`;
  };
  return submitted;
}

/** Text typed while a save is pending must stay, as long as the form does. */
async function typeWhileSaving(page: Page, draw: Draw, places: Places): Promise<string | undefined> {
  await places.failWrite(`delay=${SLOW_MS}`);
  const submitted = await submitForm(page, draw, places);
  const fields = (await onTop(page)).locator('form :is(input[type=text], textarea):enabled:not([readonly], [role])');
  const field = await (await oneOf(fields.filter({ visible: true }), draw))?.elementHandle({ timeout });
  if (!field || submitted === undefined) return submitted;
  await field.press('End', { timeout });
  await page.keyboard.type(' zz');
  const typed = await field.inputValue();
  await page.waitForTimeout(SLOW_MS + 500);
  const left = await field.evaluate((element) =>
    element.isConnected ? (element as HTMLInputElement).value : undefined,
  );
  if (left !== undefined && typed.endsWith(' zz') && left !== typed)
    places.note(`typed '${typed}' while it saved, and it reads '${left}'`);
  return submitted;
}

/** Types into a form and signs out or changes the company: the question comes first, and who stays keeps the text. */
async function leaveByMenu(page: Page, draw: Draw, places: Places): Promise<string | undefined> {
  const fields = page.locator('#main form :is(input[type=text], textarea):enabled:not([readonly], [role])');
  const field = await oneOf(fields.filter({ visible: true }), draw);
  if (!field) return undefined;
  const before = await field.inputValue({ timeout });
  const typed = `Walk ${draw(1_000)}`;
  await field.fill(typed, { timeout });
  await page.getByRole('button', { name: 'Account menu' }).click({ timeout });
  const way = page.getByRole('menuitem', { name: /Sign out|Change Company/ });
  const item = await oneOf(way, draw);
  const name = (await item?.innerText({ timeout })) ?? '';
  await item?.click({ timeout });
  const question = page.getByRole('alertdialog');
  const hasQuestion = await question.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
  if (!hasQuestion) {
    if (typed !== before) places.note(`${name} did not ask before '${typed}' was lost`);
    return name;
  }
  const leaves = chance(draw, 0.5);
  await question.getByRole('button', { name: leaves ? 'Leave' : 'Stay' }).click({ timeout });
  if (!leaves && (await field.inputValue({ timeout })) !== typed) places.note(`staying has lost '${typed}'`);
  return `${name}, ${leaves ? 'leave' : 'stay'}`;
}

/** As the browser does, until the document is left. */
async function translatePage(page: Page): Promise<string | undefined> {
  if ((await page.locator('font').count()) > 0) return undefined;
  await translate(page);
  return 'until the document is left';
}
