import type { attributeStore } from '@console/api';
import { AddIcon, EditIcon, PublishIcon } from '@console/ui/icons';
import { wordsOf } from './document-words';

const KINDS = {
  1: { word: 'Created', icon: AddIcon },
  2: { word: 'Updated', icon: EditIcon },
  3: { word: 'Published', icon: PublishIcon },
};

/** ATTR-033: 1 created, 2 updated, 3 published. A kind that comes later is an update to this console. */
export const kindOf = ({ type }: attributeStore.HistoryEntry) => KINDS[type as keyof typeof KINDS] ?? KINDS[2];

const wayOf = ({ changes }: attributeStore.HistoryEntry) => changes.find(({ type }) => type === 'environment');

/** 'Published to Test', 'Updated from Production': the way it went is noted among its changes. */
export function whatHappened(entry: attributeStore.HistoryEntry): string {
  const { word } = kindOf(entry);
  const way = wayOf(entry);
  if (!way) return word;
  const [from, to] = [wordsOf('environment', way.oldValue), wordsOf('environment', way.newValue)];
  return word === 'Published' ? `${word} to ${to}` : `${word}: ${to} loaded from ${from}`;
}

/** The properties that changed, without the way it went. */
export const propertyChanges = ({ changes }: attributeStore.HistoryEntry) =>
  changes.filter(({ type }) => type !== 'environment');
