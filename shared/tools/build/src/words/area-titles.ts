import type { AreaDefinition } from '@console/contract';

/** Shown before the area's code. */
export function titlesOf({ title, groups, pages }: AreaDefinition): string[] {
  const ofPages = Object.values(pages).flatMap((page) => [page.title, ...(page.nav ? [page.nav.label] : [])]);
  return [...new Set([title, ...Object.keys(groups), ...ofPages])];
}
