import { mfdx } from '@console/api';
import { Badge, chakra, StatusDot, Time } from '@console/ui';
import { EditIcon } from '@console/ui/icons';
import { StatusBadge } from '@console/ui/record';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { COUNTRY_WORDS, countriesOf, countryChoices, STATE_NAMES, stateOf } from './mfdx-rules';

type Setting = mfdx.ServiceSetting;

const activity = ({ isActive }: Setting) => (isActive ? STATE_NAMES.active : STATE_NAMES.inactive);
const isPending = ({ updatedBy }: Setting) => updatedBy === mfdx.PENDING;
const changedBy = (setting: Setting) => (isPending(setting) ? t('pending...') : (setting.updatedBy ?? '–'));

const status: Column<Setting> = {
  id: 'status',
  header: t('Status'),
  text: activity,
  cell: (setting) => <StatusDot state={setting.isActive ? 'on' : 'off'}>{activity(setting)}</StatusDot>,
  width: '128px',
  priority: 2,
  mobile: 'elsewhere',
};
const service: Column<Setting> = {
  id: 'service',
  header: t('Service'),
  text: ({ displayName }) => displayName,
  mobile: 'title',
};
const state: Column<Setting> = {
  id: 'state',
  header: t('State'),
  text: (setting) => STATE_NAMES[stateOf(setting)],
  cell: (setting) => <StateBadge setting={setting} />,
  width: '136px',
  mobile: 'state',
};
const lastChanged: Column<Setting> = {
  id: 'lastChanged',
  header: t('Last Changed'),
  text: ({ insertTimeStamp }) => insertTimeStamp ?? '',
  cell: ({ insertTimeStamp }) => <Time value={insertTimeStamp} />,
  compare: (a, b) => (a.insertTimeStamp ?? '').localeCompare(b.insertTimeStamp ?? ''),
  width: '168px',
  priority: 3,
  tone: 'muted',
};
const lastChangedBy: Column<Setting> = {
  id: 'lastChangedBy',
  header: t('Last Changed by'),
  text: changedBy,
  cell: (setting) =>
    isPending(setting) ? <chakra.span color="warning">{changedBy(setting)}</chakra.span> : changedBy(setting),
  width: '160px',
  priority: 3,
};

/** SERV-005, SERV-006 */
export const servicesTable = defineTable<Setting>({
  rowId: ({ settingsId }) => String(settingsId),
  columns: [status, service, state, lastChanged, lastChangedBy],
  namedBy: service.id,
  filters: [{ id: 'country', label: t('Country'), values: countriesOf, words: COUNTRY_WORDS, choices: countryChoices }],
  marked: { label: t('Draft'), has: ({ isDraft }) => isDraft },
  isQuiet: ({ isActive }) => !isActive,
  defaultSort: '-lastChanged',
});

export function StateBadge({ setting }: { setting: Setting }) {
  switch (stateOf(setting)) {
    case 'draft':
      return (
        <StatusBadge tone="warning" icon={<EditIcon aria-hidden />}>
          {STATE_NAMES.draft}
        </StatusBadge>
      );
    case 'published':
      return <StatusBadge tone="success">{STATE_NAMES.published}</StatusBadge>;
    case 'active':
      return <Badge>{STATE_NAMES.active}</Badge>;
    case 'inactive':
      return <Badge>{STATE_NAMES.inactive}</Badge>;
  }
}
