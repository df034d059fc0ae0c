import { outsidePageAt } from '@console/contract';
import type { AreaRegistry } from './registry';

/*
 * The policy belongs to a document. One that was loaded at the path of a page with code of others may run that code, and
 * shows no other page; every other document may not, and does not show that page.
 */

const openedAt = location.pathname;

type OutsidePages = Pick<AreaRegistry, 'outside'>;

/** The outside origins whose scripts this document may run. */
export function outsideScripts({ outside = [] }: OutsidePages): readonly string[] {
  return outsidePageAt(outside, openedAt)?.script ?? [];
}

/** Whether a path needs another policy than this document has. */
export function needsOwnDocument(path: string, { outside = [] }: OutsidePages): boolean {
  return outsidePageAt(outside, path)?.path !== outsidePageAt(outside, openedAt)?.path;
}
