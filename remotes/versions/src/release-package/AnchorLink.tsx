import type { version } from '@console/api';
import { decodedPart } from '@console/contract';
import { Link, type LinkProps, useLocation } from '@console/router';
import { useEffect } from 'react';

interface AnchorLinkProps extends Omit<LinkProps, 'to' | 'state' | 'replace'> {
  anchor: string;
}

/** Replaces the history entry, so that Back leaves the page. */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { hash, state } = useLocation();
  const isCurrent = hash === `#${anchor}`;
  return (
    <Link
      {...props}
      to={{ hash: anchor }}
      state={state}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'location' : undefined}
    />
  );
}

export function useScrollToAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(decodedPart(hash.slice(1)));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
    // A second click changes `key` only.
  }, [hash, key]);
}

export interface AnchoredChangelog extends version.ApplicationChangelog {
  anchor: string;
}

/** Names keep links valid if the order changes. */
export function withAnchors(changelogs: readonly version.ApplicationChangelog[]): AnchoredChangelog[] {
  const counts = new Map<string, number>();
  return changelogs.map((changelog) => {
    const anchor = anchorOf(changelog.name);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return { ...changelog, anchor: count === 0 ? anchor : `${anchor}-${count + 1}` };
  });
}

function anchorOf(name: string): string {
  const slug = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `changelog-${slug.replace(/^-|-$/g, '')}`;
}
