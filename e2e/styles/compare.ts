import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type RecordedElement,
  type RecordedLook,
  type RecordedScreen,
  recordingFolder,
} from '../src/support/record-styles';

export interface StyleDifference {
  /** Such as `gap: 8px → 12px`. */
  changes: string[];
  places: string[];
}

export interface Comparison {
  missing: string[];
  structure: string[];
  styles: StyleDifference[];
  boxes: StyleDifference[];
}

/** @throws without a recording of that name */
export function readRecording(name: string): Map<string, RecordedScreen> {
  const folder = recordingFolder(name);
  if (!existsSync(folder)) throw new Error(`There is no recording ${name}: npm run console -- styles record ${name}`);
  return new Map(
    readdirSync(folder).map((file) => {
      const screen = JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString()) as RecordedScreen;
      return [screen.title, screen];
    }),
  );
}

/** Equal child indexes mean equal elements. */
export function compareRecordings(
  before: ReadonlyMap<string, RecordedScreen>,
  after: ReadonlyMap<string, RecordedScreen>,
): Comparison {
  const styles = new Map<string, StyleDifference>();
  const boxes = new Map<string, StyleDifference>();
  const structure: string[] = [];
  for (const [title, screen] of after) {
    const screenBefore = before.get(title);
    for (const [look, lookAfter] of Object.entries(screenBefore ? screen.looks : {})) {
      const lookBefore = screenBefore?.looks[look];
      if (lookBefore) compareLooks(`${title}, ${look}`, lookBefore, lookAfter);
    }
  }

  function compareLooks(where: string, lookBefore: RecordedLook, lookAfter: RecordedLook): void {
    const unmatched = new Map(lookBefore.elements.map((element) => [element.path, element]));
    const added: RecordedElement[] = [];
    const known = new Map<string, string[]>();
    for (const element of lookAfter.elements) {
      const elementBefore = unmatched.get(element.path);
      if (!elementBefore) {
        added.push(element);
        continue;
      }
      unmatched.delete(element.path);
      const pair = `${elementBefore.style} ${element.style}`;
      const changes = known.get(pair) ?? changesOf(styleOf(lookBefore, elementBefore), styleOf(lookAfter, element));
      known.set(pair, changes);
      const place = `${where}: ${element.place}`;
      if (changes.length > 0) note(styles, [tagOf(element), ...changes], place);
      else if (String(elementBefore.box) !== String(element.box))
        note(boxes, [tagOf(element), `x y w h: ${elementBefore.box.join(' ')} → ${element.box.join(' ')}`], place);
    }
    const list = (sign: string, elements: RecordedElement[]) =>
      elements.slice(0, 3).map(({ place }) => `${sign} ${place}`);
    if (added.length > 0 || unmatched.size > 0) {
      const examples = [...list('-', [...unmatched.values()]), ...list('+', added)].join('; ');
      structure.push(`${where}: ${unmatched.size} elements gone, ${added.length} new: ${examples}`);
    }
  }

  const one = [...before.keys()].filter((title) => !after.has(title)).map((title) => `not in the second: ${title}`);
  const other = [...after.keys()].filter((title) => !before.has(title)).map((title) => `not in the first: ${title}`);
  return { missing: [...one, ...other], structure, styles: sorted(styles), boxes: sorted(boxes) };
}

const tagOf = ({ place }: RecordedElement) => place.replace(/ '.*$/, '').split(' > ').at(-1) ?? '';

const styleOf = ({ styles }: RecordedLook, { style }: RecordedElement) => ({ ...styles[0], ...styles[style] });

function changesOf(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'not drawn'} → ${after[name] ?? 'not drawn'}`);
}

function note(groups: Map<string, StyleDifference>, changes: string[], place: string): void {
  const key = changes.join('\n');
  const group = groups.get(key) ?? { changes, places: [] };
  group.places.push(place);
  groups.set(key, group);
}

const sorted = (groups: Map<string, StyleDifference>) =>
  [...groups.values()].sort((one, other) => other.places.length - one.places.length);
