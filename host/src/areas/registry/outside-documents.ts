import { outsidePageAt } from '@console/contract';
import type { AreaRegistry } from './registry';

/*
 * A content security policy belongs to a document: only a document loaded at the page may run outside code, and shows
 * no other page.
 */

const openedAt = location.pathname;

type OutsidePages = Pick<AreaRegistry, 'outside'>;

export function outsideScripts({ outside = [] }: OutsidePages): readonly string[] {
  return outsidePageAt(outside, openedAt)?.script ?? [];
}

/** Needs another policy than this document's. */
export function needsOwnDocument(path: string, { outside = [] }: OutsidePages): boolean {
  return outsidePageAt(outside, path)?.path !== outsidePageAt(outside, openedAt)?.path;
}
