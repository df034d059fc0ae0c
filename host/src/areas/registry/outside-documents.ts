import { outsidePageAt } from '@console/contract';
import type { AreaRegistry } from './registry';

/*
 * A content security policy belongs to a document. A document that was loaded at the path of a page with outside
 * origins may run their code, and shows no other page; no other document may run it or show that page.
 */

const openedAt = location.pathname;

type OutsidePages = Pick<AreaRegistry, 'outside'>;

/** The outside origins whose scripts this document may run. */
export function outsideScripts({ outside = [] }: OutsidePages): readonly string[] {
  return outsidePageAt(outside, openedAt)?.script ?? [];
}

/** Whether a path needs a document with another policy than this one. */
export function needsOwnDocument(path: string, { outside = [] }: OutsidePages): boolean {
  return outsidePageAt(outside, path)?.path !== outsidePageAt(outside, openedAt)?.path;
}
