import { type OutsidePage, outsidePageAt } from '@console/contract';
import { allowOutsideScripts } from '../loading/script-files';

/*
 * The policy belongs to a document. One that was loaded at the path of a page with code of others may run that code, and
 * shows no other page; every other document may not, and does not show that page.
 */

const openedAt = location.pathname;
let pages: readonly OutsidePage[] = [];

/** Called once the registry is known, before anything is drawn. */
export function setOutsidePages(all: readonly OutsidePage[]): void {
  pages = all;
  allowOutsideScripts(outsidePageAt(pages, openedAt)?.script ?? []);
}

/** Whether a path needs another policy than this document has. */
export function needsOwnDocument(path: string): boolean {
  return outsidePageAt(pages, path)?.path !== outsidePageAt(pages, openedAt)?.path;
}
