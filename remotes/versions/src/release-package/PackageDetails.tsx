import type { version } from '@console/api';
import { Detail } from '@console/product';
import { chakra, DescriptionList, EmptyState, Flex, Tag, Time } from '@console/ui';
import { Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { type ReactNode, useMemo, useRef } from 'react';
import { stateName, typeName } from '../release-packages/release-package-rules';
import { type AnchoredChangelog, AnchorLink, useScrollToAnchor, withAnchors } from './AnchorLink';
import { ChangelogEntry } from './ChangelogEntry';
import { ChangelogSearch, useSearchMarks } from './ChangelogSearch';
import { HighlightQuery, PlainText } from './PlainText';

/** VERS-022 */
export function PackageDetails({ releasePackage }: { releasePackage: version.ReleasePackageDetails }) {
  const { packageGeneralInfo, packageDownloadInfo, dependencies, applicationsAffected } = releasePackage;
  const changelogs = useMemo(() => withAnchors(releasePackage.changelogs), [releasePackage.changelogs]);
  useScrollToAnchor();
  return (
    <Flex gap="48px" px="var(--page-inset)">
      <Rows gap="8" flex="0 1 760px" minW="0">
        <PackageProperties releasePackage={releasePackage} />
        <PackageSection {...SECTIONS.general} isEmpty={packageGeneralInfo.trim() === ''}>
          <PlainText>{packageGeneralInfo}</PlainText>
        </PackageSection>
        <PackageSection {...SECTIONS.download} isEmpty={packageDownloadInfo.trim() === ''}>
          <PlainText>{packageDownloadInfo}</PlainText>
        </PackageSection>
        <PackageSection {...SECTIONS.dependencies} isEmpty={dependencies.length === 0}>
          <PlainText>{dependencies.map((dependency) => `- ${dependency}`).join('\n')}</PlainText>
        </PackageSection>
        <PackageSection {...SECTIONS.applications} isEmpty={applicationsAffected.length === 0}>
          <Flex as="ul" wrap="wrap" gap="1.5">
            {applicationsAffected.map((application) => (
              <chakra.li key={application} maxW="full">
                <ApplicationTag name={application} changelogs={changelogs} />
              </chakra.li>
            ))}
          </Flex>
        </PackageSection>
        <Changelog changelogs={changelogs} />
      </Rows>
      <PackageContents changelogs={changelogs} />
    </Flex>
  );
}

function ApplicationTag({ name, changelogs }: { name: string; changelogs: readonly AnchoredChangelog[] }) {
  const changelog = changelogs.find((each) => each.name === name);
  if (!changelog) return <Tag>{name}</Tag>;
  return (
    <AnchorLink anchor={changelog.anchor}>
      <Tag _hover={{ color: 'text', borderColor: 'border.control' }}>{name}</Tag>
    </AnchorLink>
  );
}

function PackageProperties({ releasePackage }: { releasePackage: version.ReleasePackage }) {
  return (
    <DescriptionList layout="strip">
      <div>
        <Detail label={t('Package Type')}>{typeName(releasePackage)}</Detail>
      </div>
      <div>
        <Detail label={t('Version')}>{releasePackage.packageVersion}</Detail>
      </div>
      <div>
        <Detail label={t('Package Date')}>
          <Time value={releasePackage.packageDate} />
        </Detail>
      </div>
      <div>
        <Detail label={t('State')}>{stateName(releasePackage)}</Detail>
      </div>
    </DescriptionList>
  );
}

function PackageContents({ changelogs }: { changelogs: readonly AnchoredChangelog[] }) {
  return (
    <Root aria-label={t('On this page')}>
      <h2 aria-hidden>{t('On this page')}</h2>
      <ul>
        {Object.values(SECTIONS).map(({ anchor, title }) => (
          <li key={anchor}>
            <AnchorLink anchor={anchor}>{title}</AnchorLink>
          </li>
        ))}
        {changelogs.map(({ anchor, name }) => (
          <li key={anchor} data-within>
            <AnchorLink anchor={anchor}>{name}</AnchorLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

// A line marks the current part.
const Root = chakra('nav', {
  base: {
    flex: '0 0 200px',
    position: 'sticky',
    top: '6',
    alignSelf: 'start',
    maxH: 'calc(100dvh - 120px)',
    overflowY: 'auto',
    textStyle: 'xs',
    '& h2': { mb: '2', fontWeight: 'medium', color: 'text.subtle', letterSpacing: '0' },
    '& ul': { borderInlineStartWidth: '1px' },
    '& a': {
      display: 'block',
      py: '1',
      ps: '3',
      ms: '-1px',
      borderInlineStart: '1px solid',
      borderColor: 'transparent',
      color: 'text.muted',
      overflowWrap: 'anywhere',
      _hover: { color: 'text' },
      '&[aria-current]': { color: 'accent.text', borderColor: 'accent.text', fontWeight: 'medium' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)', borderRadius: 'badge' },
      '@media (forced-colors: active)': { '&[aria-current]': { borderInlineStart: '3px solid Highlight' } },
    },
    '& [data-within] > a': { ps: '6' },
    '@media (width < 1180px)': { display: 'none' },
    _print: { display: 'none' },
  },
});

/** VERS-023 */
function Changelog({ changelogs }: { changelogs: readonly AnchoredChangelog[] }) {
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

/** VERS-022 */
const SECTIONS = {
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

function PackageSection({ anchor, title, isEmpty, children }: PackageSectionProps) {
  return (
    <section aria-labelledby={anchor}>
      <chakra.h2 id={anchor} tabIndex={-1} textStyle="lg" mb="2" scrollMarginTop="6">
        {title}
      </chakra.h2>
      {isEmpty ? <chakra.p color="text.muted">{t('None', undefined, 'section')}</chakra.p> : children}
    </section>
  );
}
