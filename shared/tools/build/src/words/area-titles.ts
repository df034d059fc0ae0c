import type { AreaDefinition } from '@console/contract';

export const titlesFile = (language: string): string => `titles.${language}.json`;

/** The frame shows titles before an area's code arrives. */
export function titlesOf({ title, groups, pages }: AreaDefinition): string[] {
  const ofPages = Object.values(pages).flatMap((page) => [page.title, ...(page.nav ? [page.nav.label] : [])]);
  return [...new Set([title, ...Object.keys(groups), ...ofPages])];
}
