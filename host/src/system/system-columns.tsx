import { Badge, StatusDot } from '@console/ui';
import { AlertIcon, VersionIcon, WarningIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { t, title } from '@console/words';
import type { SystemRow } from './system-rows';
import { SOURCE_WORDS, STATE_WORDS, sourceWord } from './system-words';

const name: Column<SystemRow> = {
  id: 'name',
  header: t('Area'),
  text: (row) => title(row.title),
  width: '208px',
  searchable: true,
  mobile: 'title',
};
const version: Column<SystemRow> = {
  id: 'version',
  header: t('Version'),
  text: (row) => row.version,
  width: '148px',
  tone: 'muted',
  searchable: true,
  mobile: 'detail',
};
const source: Column<SystemRow> = {
  id: 'source',
  header: t('Source'),
  text: (row) => sourceWord(row.source),
  cell: (row) =>
    row.source === 'Live' ? (
      sourceWord(row.source)
    ) : (
      <Badge tone={row.source.startsWith('Canary') ? 'info' : 'warning'}>
        {row.source.startsWith('Canary') ? <VersionIcon /> : <WarningIcon />}
        {sourceWord(row.source)}
      </Badge>
    ),
  width: '152px',
  priority: 2,
};
const state: Column<SystemRow> = {
  id: 'state',
  header: t('State'),
  text: (row) => STATE_WORDS[row.state],
  cell: (row) =>
    row.state === 'Failed' || row.state === 'Left out' ? (
      <Badge tone="danger">
        <AlertIcon />
        {STATE_WORDS[row.state]}
      </Badge>
    ) : (
      <StatusDot state={DOTS[row.state]}>{STATE_WORDS[row.state]}</StatusDot>
    ),
  width: '120px',
  mobile: 'state',
};
const DOTS = { Running: 'on', Loading: 'pending', 'Not opened': 'off' } as const;
const loadTime: Column<SystemRow> = {
  id: 'load-time',
  header: t('Load time'),
  text: (row) => (row.loadTime === undefined ? '' : `${Math.round(row.loadTime)} ms`),
  compare: (a, b) => (a.loadTime ?? Infinity) - (b.loadTime ?? Infinity),
  width: '104px',
  align: 'end',
  priority: 2,
};
const cause: Column<SystemRow> = {
  id: 'cause',
  header: t('Cause'),
  text: (row) => row.cause,
  priority: 3,
  tone: 'muted',
  searchable: true,
};

export const systemTable = defineTable<SystemRow>({
  rowId: (row) => `${row.name} ${row.state} ${row.cause}`,
  columns: [name, version, source, state, loadTime, cause],
  filters: [
    { id: 'state', label: t('State'), values: (row) => [row.state], words: STATE_WORDS },
    { id: 'source', label: t('Source'), values: (row) => [row.source], words: SOURCE_WORDS },
  ],
  isQuiet: (row) => row.state === 'Not opened',
  defaultSort: 'name',
});
