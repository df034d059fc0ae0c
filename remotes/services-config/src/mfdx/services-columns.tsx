import { mfdx } from '@console/api';
import { Badge, chakra, StatusDot, Time } from '@console/ui';
import { EditIcon } from '@console/ui/icons';
import { StatusBadge } from '@console/ui/record';
import { type Column, defineTable } from '@console/ui/table';
import { countriesOf, countryChoices, stateOf } from './mfdx-rules';

type Setting = mfdx.ServiceSetting;

const activity = ({ isActive }: Setting) => (isActive ? 'Active' : 'Inactive');

const status: Column<Setting> = {
  id: 'status',
  header: 'Status',
  text: activity,
  cell: (setting) => <StatusDot state={setting.isActive ? 'on' : 'off'}>{activity(setting)}</StatusDot>,
  width: '128px',
  priority: 2,
  mobile: 'elsewhere',
};
const service: Column<Setting> = {
  id: 'service',
  header: 'Service',
  text: ({ displayName }) => displayName,
  mobile: 'title',
};
const state: Column<Setting> = {
  id: 'state',
  header: 'State',
  text: stateOf,
  cell: (setting) => <StateBadge setting={setting} />,
  width: '124px',
  mobile: 'state',
};
const lastChanged: Column<Setting> = {
  id: 'lastChanged',
  header: 'Last Changed',
  text: ({ insertTimeStamp }) => insertTimeStamp ?? '',
  cell: ({ insertTimeStamp }) => <Time value={insertTimeStamp} />,
  compare: (a, b) => (a.insertTimeStamp ?? '').localeCompare(b.insertTimeStamp ?? ''),
  width: '168px',
  priority: 3,
  tone: 'muted',
};
const lastChangedBy: Column<Setting> = {
  id: 'lastChangedBy',
  header: 'Last Changed by',
  text: ({ updatedBy }) => updatedBy ?? '–',
  cell: ({ updatedBy }) =>
    updatedBy === mfdx.PENDING ? <chakra.span color="warning">{updatedBy}</chakra.span> : (updatedBy ?? '–'),
  width: '160px',
  priority: 3,
};

/** SERV-005, SERV-006 */
export const servicesTable = defineTable<Setting>({
  rowId: ({ settingsId }) => String(settingsId),
  columns: [status, service, state, lastChanged, lastChangedBy],
  namedBy: service.id,
  filters: [{ id: 'country', label: 'Country', values: countriesOf, choices: countryChoices }],
  marked: { label: 'Draft', has: ({ isDraft }) => isDraft },
  isQuiet: ({ isActive }) => !isActive,
  defaultSort: '-lastChanged',
});

/** Draft or Published; for a service without history Active or Inactive. */
export function StateBadge({ setting }: { setting: Setting }) {
  switch (stateOf(setting)) {
    case 'Draft':
      return (
        <StatusBadge tone="warning" icon={<EditIcon aria-hidden />}>
          Draft
        </StatusBadge>
      );
    case 'Published':
      return <StatusBadge tone="success">Published</StatusBadge>;
    case 'Active':
      return <Badge>Active</Badge>;
    case 'Inactive':
      return <Badge>Inactive</Badge>;
  }
}
