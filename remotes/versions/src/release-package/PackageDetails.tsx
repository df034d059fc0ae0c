import type { version } from '@console/api';
import { chakra, DescriptionList, Tag, Time } from '@console/ui';
import { Rows } from '@console/ui/layout';
import { useMemo } from 'react';
import { stateName, typeName } from '../release-packages/release-package-rules';
import { AnchorLink, type AnchoredChangelog, useScrollToAnchor, withAnchors } from './AnchorLink';
import { Changelog } from './Changelog';
import { PackageContents } from './PackageContents';
import { PackageSection, SECTIONS } from './PackageSection';
import { PlainText } from './PlainText';

/** VERS-022: everything about a package, one part below the other, with the way to each beside it. */
export function PackageDetails({ releasePackage }: { releasePackage: version.ReleasePackageDetails }) {
  const { packageGeneralInfo, packageDownloadInfo, dependencies, applicationsAffected } = releasePackage;
  const changelogs = useMemo(() => withAnchors(releasePackage.changelogs), [releasePackage.changelogs]);
  useScrollToAnchor();
  return (
    <Columns>
      <Rows gap="8">
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
          <Tags>
            {applicationsAffected.map((application) => (
              <li key={application}>
                <ApplicationTag name={application} changelogs={changelogs} />
              </li>
            ))}
          </Tags>
        </PackageSection>
        <Changelog changelogs={changelogs} />
      </Rows>
      <PackageContents changelogs={changelogs} />
    </Columns>
  );
}

/** Leads to what changed in the application, if the changelog says anything about it. */
function ApplicationTag({ name, changelogs }: { name: string; changelogs: readonly AnchoredChangelog[] }) {
  const changelog = changelogs.find((each) => each.name === name);
  const tag = <Tag>{name}</Tag>;
  return changelog ? <AnchorLink anchor={changelog.anchor}>{tag}</AnchorLink> : tag;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 760px) 200px',
    gap: '48px',
    px: 'var(--page-inset)',
    '@media (width < 1180px)': { gridTemplateColumns: 'minmax(0, 760px)' },
    _print: { display: 'block' },
  },
});
const Tags = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > li': { maxW: 'full' },
    '& a': { display: 'block', borderRadius: 'badge' },
    '& a:hover > span': { color: 'text', borderColor: 'border.control' },
  },
});

/** What a package is, in one strip. */
function PackageProperties({ releasePackage }: { releasePackage: version.ReleasePackage }) {
  return (
    <DescriptionList layout="strip">
      <div>
        <dt>Package Type</dt>
        <dd>{typeName(releasePackage)}</dd>
      </div>
      <div>
        <dt>Version</dt>
        <dd>{releasePackage.packageVersion}</dd>
      </div>
      <div>
        <dt>Package Date</dt>
        <dd>
          <Time value={releasePackage.packageDate} />
        </dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>{stateName(releasePackage)}</dd>
      </div>
    </DescriptionList>
  );
}
