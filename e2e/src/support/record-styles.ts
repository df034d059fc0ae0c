import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, TestInfo } from '@playwright/test';
import { root } from '../machine/root';
import { redrawn } from './page';

/** Undefined in an ordinary run. */
export const recording = process.env.STYLES_RECORDING;

/** @param name as in `npm run console -- styles record <name>` */
export const recordingFolder = (name: string) => join(root, '.console/styles', name);

export interface RecordedElement {
  /** Child indexes from the root, such as `1/0/3`; `::before`. */
  path: string;
  /** For readers. */
  place: string;
  /** Index in `styles`. */
  style: number;
  /** From the nearest recorded ancestor; whole px. */
  box: readonly [number, number, number, number];
}

export interface RecordedLook {
  /** Without what equals the root's. */
  styles: Record<string, string>[];
  elements: RecordedElement[];
}

export interface RecordedScreen {
  title: string;
  /** Such as `1280 light`. */
  looks: Record<string, RecordedLook>;
}

/** Dark differs only in color. */
const LOOKS = [
  [1280, 'light'],
  [1280, 'dark'],
  [900, 'light'],
  [360, 'light'],
] as const;

/** Ends at 360 px. */
export async function recordStyles(page: Page, { titlePath: [file = '', ofTest = ''] }: TestInfo): Promise<void> {
  const screen = ofTest.replace(/^.*nothing wrong (?:with )?/, '').replace(/, (?:and|toasts) .*$/, '');
  const title = `${basename(dirname(file))}: ${screen}`;
  const client = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  const looks: RecordedScreen['looks'] = {};
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    looks[`${width} ${colorScheme}`] = await lookAt(page, client);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await client.detach();
  const folder = recordingFolder(recording ?? '');
  mkdirSync(folder, { recursive: true });
  const name = title.toLowerCase().replace(/[^\da-z]+/g, '-');
  writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify({ title, looks } satisfies RecordedScreen)));
}

/** Sizes that depend on content, which may be a time; logical names; colors drawn only with another property. */
const LEFT_OUT =
  /^(?:width|height|(?:min-|max-)?(?:inline|block)-size|perspective-origin|transform-origin|caret-color|column-rule-color|text-emphasis-color|-webkit-.*)$|-(?:block|inline)-(?:start|end)(?:-|$)|^border-(?:start|end)-(?:start|end)-radius$/;

async function lookAt(page: Page, client: CDPSession): Promise<RecordedLook> {
  await redrawn(page);
  const properties = await page.evaluate(() => [...getComputedStyle(document.documentElement)]);
  const computedStyles = properties.filter((name) => !name.startsWith('--') && !LEFT_OUT.test(name));
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles });
  const [{ nodes, layout } = {}] = documents;
  if (!nodes || !layout) throw new Error('The browser returned no snapshot of the document');
  const { parentIndex = [], nodeType = [], nodeName = [], nodeValue = [] } = nodes;
  const textOf = (index: number | undefined) => strings[index ?? -1] ?? '';

  const paths: string[] = [];
  const children = new Map<number, number>();
  const ownText = new Map<number, string>();
  for (const [node, parent] of parentIndex.entries()) {
    if (nodeType[node] === TEXT && !ownText.has(parent)) ownText.set(parent, textOf(nodeValue[node]).trim());
    if (nodeType[node] !== ELEMENT) continue;
    const name = textOf(nodeName[node]);
    const isPseudo = name.startsWith('::');
    const index = children.get(parent) ?? 0;
    if (!isPseudo) children.set(parent, index + 1);
    paths[node] = `${paths[parent] ?? ''}/${isPseudo ? name : index}`;
  }

  function placeOf(node: number): string {
    const tags: string[] = [];
    for (let at = node; tags.length < 4 && nodeType[at] === ELEMENT; at = parentIndex[at] ?? -1)
      tags.unshift(textOf(nodeName[at]).toLowerCase());
    const text = ownText.get(node);
    return tags.join(' > ') + (text ? ` '${text.slice(0, 30)}'` : '');
  }

  const styles: RecordedLook['styles'] = [];
  const known = new Map<string, number>();
  const bounds = new Map<number, number[]>();
  const elements: RecordedElement[] = [];
  for (const [entry, node] of layout.nodeIndex.entries()) {
    const box = layout.bounds[entry] ?? [];
    if (nodeType[node] !== ELEMENT || bounds.has(node)) continue;
    bounds.set(node, box);
    const [x = 0, y = 0, width = 0, height = 0] = box;
    if (width === 0 && height === 0) continue;
    const values = (layout.styles[entry] ?? []).map(textOf);
    const key = values.join('|');
    let style = known.get(key);
    if (style === undefined) {
      style = styles.length;
      known.set(key, style);
      const named = withoutHidden(Object.fromEntries(computedStyles.map((name, at) => [name, values[at] ?? ''])));
      const [rootStyle = {}] = styles;
      styles.push(Object.fromEntries(Object.entries(named).filter(([name, value]) => rootStyle[name] !== value)));
    }
    let above = parentIndex[node] ?? -1;
    while (above >= 0 && !bounds.has(above)) above = parentIndex[above] ?? -1;
    const [left = 0, top = 0] = bounds.get(above) ?? [];
    const place = placeOf(node);
    elements.push({
      path: paths[node] ?? '',
      place,
      style,
      box: [Math.round(x - left), Math.round(y - top), Math.round(width), Math.round(height)],
    });
  }
  return { styles, elements };
}

const ELEMENT = 1;
const TEXT = 3;

function withoutHidden(style: Record<string, string>): Record<string, string> {
  for (const line of ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline']) {
    if (style[`${line}-style`] !== 'none' && style[`${line}-width`] !== '0px') continue;
    delete style[`${line}-color`];
    delete style[`${line}-style`];
  }
  if (style['text-decoration-line'] === 'none') delete style['text-decoration-color'];
  return style;
}
