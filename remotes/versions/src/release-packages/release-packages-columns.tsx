import type { version } from '@console/api';
import { chakra, Time, Tooltip } from '@console/ui';
import { LockIcon, PublicIcon } from '@console/ui/icons';
import { IconText } from '@console/ui/layout';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { isPublic, stateName, typeName } from './release-package-rules';

export interface ReleasePackageRow extends version.ReleasePackage {
  isNew: boolean;
}

const versionColumn: Column<ReleasePackageRow> = {
  id: 'version',
  header: t('Version'),
  text: ({ packageVersion }) => packageVersion,
  after: ({ isNew }) =>
    isNew && (
      <Tooltip text={t('New since your last visit')} names>
        <chakra.span
          flex="none"
          boxSize="7px"
          borderRadius="full"
          bg="accent.text"
          cursor="default"
          role="img"
          aria-label={t('New since your last visit')}
          tabIndex={0}
        />
      </Tooltip>
    ),
  width: '136px',
  mobile: 'title',
};
const publishDate: Column<ReleasePackageRow> = {
  id: 'date',
  header: t('Publish Date'),
  text: ({ packageDate }) => packageDate,
  cell: ({ packageDate }) => <Time value={packageDate} />,
  width: '176px',
  compare: (a, b) => Date.parse(a.packageDate) - Date.parse(b.packageDate),
  mobile: 'detail',
};
const packageType: Column<ReleasePackageRow> = {
  id: 'type',
  header: t('Package Type'),
  text: typeName,
  width: '128px',
  priority: 2,
  mobile: 'state',
};
const state: Column<ReleasePackageRow> = {
  id: 'state',
  header: t('State'),
  text: stateName,
  cell: (row) => (
    <IconText icon="subtle">
      {isPublic(row) ? <PublicIcon size={14} aria-hidden /> : <LockIcon size={14} aria-hidden />}
      {stateName(row)}
    </IconText>
  ),
  width: '112px',
  priority: 2,
  mobile: 'elsewhere',
};
const generalInfo: Column<ReleasePackageRow> = {
  id: 'info',
  header: t('General Info'),
  text: ({ packageGeneralInfo }) => packageGeneralInfo,
  cell: ({ packageGeneralInfo }) => {
    const [about, ...rest] = packageGeneralInfo.split('\n');
    return (
      <>
        {about}{' '}
        <chakra.span ms="1" color="text.muted">
          {rest.join(' ')}
        </chakra.span>
      </>
    );
  },
  priority: 3,
  mobile: 'detail',
};

export const releasePackagesTable = defineTable<ReleasePackageRow>({
  rowId: ({ packageId }) => String(packageId),
  columns: [versionColumn, publishDate, packageType, state, generalInfo],
  defaultSort: '-date',
  hasLinkedCells: true,
  opensPage: true,
});
