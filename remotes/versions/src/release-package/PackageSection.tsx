import { chakra } from '@console/ui';
import type { ReactNode } from 'react';

/** The parts of a package, with the specification's names (VERS-022) and their anchors. */
export const SECTIONS = {
  general: { anchor: 'general-information', title: 'General Information' },
  download: { anchor: 'download-information', title: 'Download Information' },
  dependencies: { anchor: 'dependencies', title: 'Dependencies' },
  applications: { anchor: 'applications-affected', title: 'Applications affected' },
  changelog: { anchor: 'changelog', title: 'Changelog' },
} as const;

interface PackageSectionProps {
  anchor: string;
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

export function PackageSection({ anchor, title, isEmpty, children }: PackageSectionProps) {
  return (
    <section aria-labelledby={anchor}>
      <chakra.h2 id={anchor} tabIndex={-1} textStyle="lg" mb="2" scrollMarginTop="6">
        {title}
      </chakra.h2>
      {isEmpty ? <chakra.p color="text.muted">None</chakra.p> : children}
    </section>
  );
}
