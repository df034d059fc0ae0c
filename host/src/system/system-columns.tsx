import { Badge, StatusDot } from '@console/ui';
import { AlertIcon, VersionIcon, WarningIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import type { SystemRow } from './system-rows';

const name: Column<SystemRow> = {
  id: 'name',
  header: 'Area',
  text: ({ title }) => title,
  width: '208px',
  searchable: true,
  mobile: 'title',
};
const version: Column<SystemRow> = {
  id: 'version',
  header: 'Version',
  text: (row) => row.version,
  width: '148px',
  tone: 'muted',
  searchable: true,
  mobile: 'detail',
};
const source: Column<SystemRow> = {
  id: 'source',
  header: 'Source',
  text: (row) => row.source,
  cell: (row) =>
    row.source === 'Live' ? (
      row.source
    ) : (
      <Badge tone={row.source.startsWith('Canary') ? 'info' : 'warning'}>
        {row.source.startsWith('Canary') ? <VersionIcon /> : <WarningIcon />}
        {row.source}
      </Badge>
    ),
  width: '152px',
  priority: 2,
};
const state: Column<SystemRow> = {
  id: 'state',
  header: 'State',
  text: (row) => row.state,
  cell: (row) =>
    row.state === 'Failed' || row.state === 'Left out' ? (
      <Badge tone="danger">
        <AlertIcon />
        {row.state}
      </Badge>
    ) : (
      <StatusDot state={DOTS[row.state]}>{row.state}</StatusDot>
    ),
  width: '120px',
  mobile: 'state',
};
const DOTS = { Running: 'on', Loading: 'pending', 'Not opened': 'off' } as const;
const loadTime: Column<SystemRow> = {
  id: 'load-time',
  header: 'Load time',
  text: (row) => (row.loadTime === undefined ? '' : `${Math.round(row.loadTime)} ms`),
  compare: (a, b) => (a.loadTime ?? Infinity) - (b.loadTime ?? Infinity),
  width: '104px',
  align: 'end',
  priority: 2,
};
const cause: Column<SystemRow> = {
  id: 'cause',
  header: 'Cause',
  text: (row) => row.cause,
  priority: 3,
  tone: 'muted',
  searchable: true,
};

export const systemTable = defineTable<SystemRow>({
  rowId: (row) => `${row.name} ${row.state} ${row.cause}`,
  columns: [name, version, source, state, loadTime, cause],
  filters: [
    { id: 'state', label: 'State', values: (row) => [row.state] },
    { id: 'source', label: 'Source', values: (row) => [row.source] },
  ],
  isQuiet: (row) => row.state === 'Not opened',
  defaultSort: 'name',
});
