import type { version } from '@console/api';

/** One application's changelog, with the name of its place in the address. */
export interface AnchoredChangelog extends version.ApplicationChangelog {
  anchor: string;
}

/** A link to an application goes by its name, so it holds when another one is put before it. */
export function withAnchors(changelogs: readonly version.ApplicationChangelog[]): AnchoredChangelog[] {
  const taken = new Map<string, number>();
  return changelogs.map((changelog) => {
    const anchor = anchorOf(changelog.name);
    const before = taken.get(anchor) ?? 0;
    taken.set(anchor, before + 1);
    return { ...changelog, anchor: before === 0 ? anchor : `${anchor}-${before + 1}` };
  });
}

function anchorOf(name: string): string {
  const slug = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `changelog-${slug.replace(/^-|-$/g, '')}`;
}
