import type { AreaDefinition } from '@console/contract';

/** What the host shows of an area before its code is there: its title, and the titles and labels of pages and groups. */
export function titlesOf({ title, groups, pages }: AreaDefinition): string[] {
  const ofPages = Object.values(pages).flatMap((page) => [page.title, ...(page.nav ? [page.nav.label] : [])]);
  return [...new Set([title, ...Object.keys(groups), ...ofPages])];
}
