import { chakra } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';

/** VERS-022 */
export const SECTIONS = {
  general: { anchor: 'general-information', title: t('General Information') },
  download: { anchor: 'download-information', title: t('Download Information') },
  dependencies: { anchor: 'dependencies', title: t('Dependencies') },
  applications: { anchor: 'applications-affected', title: t('Applications affected') },
  changelog: { anchor: 'changelog', title: t('Changelog') },
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
      {isEmpty ? <chakra.p color="text.muted">{t('None', undefined, 'section')}</chakra.p> : children}
    </section>
  );
}
