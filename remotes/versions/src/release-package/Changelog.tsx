import { chakra, EmptyState } from '@console/ui';
import { t } from '@console/words';
import { useRef } from 'react';
import type { AnchoredChangelog } from './AnchorLink';
import { ChangelogEntry } from './ChangelogEntry';
import { ChangelogSearch, useSearchMarks } from './ChangelogSearch';
import { SECTIONS } from './PackageSection';
import { HighlightQuery } from './PlainText';

/** VERS-023 */
export function Changelog({ changelogs }: { changelogs: readonly AnchoredChangelog[] }) {
  const entries = useRef<HTMLDivElement>(null);
  const search = useSearchMarks(entries);
  const { anchor, title } = SECTIONS.changelog;
  return (
    <section aria-labelledby={anchor}>
      <Head>
        <chakra.h2 id={anchor} tabIndex={-1} textStyle="lg" flex="1" scrollMarginTop="6">
          {title}
        </chakra.h2>
        {changelogs.length > 0 && <ChangelogSearch search={search} />}
      </Head>
      {changelogs.length === 0 ? (
        <EmptyState title={t('No changelog')}>
          {t('This package has no details for individual applications.')}
        </EmptyState>
      ) : (
        <Entries ref={entries}>
          <HighlightQuery value={search.query.trim()}>
            {changelogs.map((changelog) => (
              <ChangelogEntry key={changelog.anchor} changelog={changelog} />
            ))}
          </HighlightQuery>
        </Entries>
      )}
    </section>
  );
}

// Visible while the changelogs scroll.
const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minH: '56px',
    py: '2',
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    _print: { position: 'static' },
  },
});
const Entries = chakra('div', {
  base: {
    '& > * + *': { borderTopWidth: '1px' },
    '& mark': {
      mx: '-1px',
      px: '1px',
      borderRadius: 'tick',
      bg: 'warning.soft',
      color: 'text',
      boxShadow: 'inset 0 -1px 0 var(--colors-warning)',
      scrollMargin: '72px',
    },
    '& mark[data-current]': { bg: 'accent', color: 'onAccent', boxShadow: 'none' },
    '@media (forced-colors: active)': { '& mark[data-current]': { outline: '2px solid' } },
  },
});
