import { Badge, chakra, compareWords, formatCount, formatDateTime, StatusDot, Time } from '@console/ui';
import { AlertIcon, WarningIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { formatDecimal, t, title } from '@console/words';
import { SOURCE_WORDS, STATE_WORDS, sourceWord } from '../system-words';
import { ActionBadges } from './ActionBadges';
import { ACTION_WORDS, actionWord, type HistoryRow, lineId, versionText } from './line-words';
import type { VersionRow } from './version-rows';

/** On mobile an unknown value would leave a label alone. */
const DASH = '–';

const area: Column<VersionRow> = {
  id: 'area',
  header: t('Area'),
  text: ({ version: { title: text } }) => title(text),
  compare: (a, b) => a.order - b.order,
  width: '168px',
  searchable: true,
  mobile: 'title',
};
const version: Column<VersionRow> = {
  id: 'version',
  header: t('Version'),
  text: (row) => row.version.version,
  width: '124px',
  tone: 'muted',
  searchable: true,
  mobile: 'detail',
};
const source: Column<VersionRow> = {
  id: 'source',
  header: t('Source'),
  text: (row) => sourceWord(row.source),
  cell: ({ source: text }) =>
    text === 'Live' || text === 'Previous' ? (
      sourceWord(text)
    ) : (
      <Badge tone={text === 'Override' ? 'warning' : 'info'}>{sourceWord(text)}</Badge>
    ),
  width: '174px',
};
const state: Column<VersionRow> = {
  id: 'state',
  header: t('State'),
  text: (row) => STATE_WORDS[row.state],
  cell: (row) => {
    if (row.state === 'Failing' || row.state === 'Some failures') {
      const isFailing = row.state === 'Failing';
      return (
        <Badge tone={isFailing ? 'danger' : 'warning'}>
          {isFailing ? <AlertIcon /> : <WarningIcon />}
          {STATE_WORDS[row.state]}
        </Badge>
      );
    }
    return row.state === 'Not counted' ? (
      '–'
    ) : (
      <StatusDot state={row.state === 'Healthy' ? 'on' : 'off'}>{STATE_WORDS[row.state]}</StatusDot>
    );
  },
  width: '132px',
  mobile: 'state',
};
const since: Column<VersionRow> = {
  id: 'since',
  header: t('Since'),
  text: ({ version: { change } }) => (change ? formatDateTime(new Date(change.at)) : DASH),
  cell: ({ version: { change } }) => <Time value={change?.at} format="age" />,
  compare: (a, b) => compareWords(a.version.change?.at ?? '', b.version.change?.at ?? ''),
  width: '164px',
  priority: 2,
};
const loads: Column<VersionRow> = {
  id: 'loads',
  header: t('Loads'),
  text: ({ version: { loads: counted } }) => (counted ? formatCount(counted.loaded + counted.failed) : DASH),
  compare: (a, b) => total(a) - total(b),
  width: '66px',
  align: 'end',
  priority: 3,
};
const failed: Column<VersionRow> = {
  id: 'failed',
  header: t('Failed', undefined, 'loads'),
  text: (row) => percentText(row.failedPercent),
  cell: (row) => (
    <chakra.span
      color={row.state === 'Failing' ? 'danger' : undefined}
      fontWeight={row.state === 'Failing' ? 'strong' : undefined}
    >
      {percentText(row.failedPercent)}
    </chakra.span>
  ),
  compare: (a, b) => (a.failedPercent ?? -1) - (b.failedPercent ?? -1),
  width: '66px',
  align: 'end',
};
// Optional: at 1,000 px the reason needs the room.
const loadTime = p75('load', t('Load p75'), milliseconds);
const paint = p75('LCP', 'LCP p75', milliseconds);
const interaction = p75('INP', 'INP p75', milliseconds);
const shift = p75('CLS', 'CLS p75', (score) => formatDecimal(score.toFixed(3)));
const changeReason: Column<VersionRow> = {
  id: 'why',
  header: t('Who and why'),
  text: ({ version: { change } }) => [change?.by, change?.why].filter(Boolean).join(': ') || DASH,
  tone: 'muted',
  priority: 3,
};

function p75(
  id: keyof NonNullable<VersionRow['version']['p75']>,
  header: string,
  inWords: (value: number) => string,
): Column<VersionRow> {
  return {
    id,
    header,
    text: ({ version: { p75: values } }) => (values?.[id] === undefined ? DASH : inWords(values[id])),
    compare: (a, b) => (a.version.p75?.[id] ?? -1) - (b.version.p75?.[id] ?? -1),
    width: '86px',
    align: 'end',
    priority: 3,
    isOptional: true,
  };
}

function milliseconds(value: number): string {
  return `${formatCount(value)} ms`;
}

const total = ({ version: { loads: counted } }: VersionRow) => (counted ? counted.loaded + counted.failed : -1);

/** Shows a decimal below ten percent, so that rare failures show. */
function percentText(percent: number | undefined): string {
  if (percent === undefined) return DASH;
  return `${percent > 0 && percent < 10 ? formatDecimal(percent.toFixed(1)) : Math.round(percent)} %`;
}

const versionId = ({ version: one, source: text }: VersionRow) => `${one.name} ${one.version} ${text}`;

export const versionsTable = defineTable<VersionRow>({
  rowId: versionId,
  columns: [area, version, source, state, since, failed, loads, loadTime, paint, interaction, shift, changeReason],
  columnChoice: 'live-versions',
  filters: [
    { id: 'source', label: t('Source'), values: ({ source: text }) => [text.replace(/ .*/, '')], words: SOURCE_WORDS },
    { id: 'state', label: t('State'), values: (row) => [row.state], words: STATE_WORDS },
  ],
  isQuiet: (row) => row.source === 'Previous',
  defaultSort: 'area',
  opensPage: true,
  prefix: 'live',
});

export const tabVersionsTable = defineTable<VersionRow>({
  rowId: versionId,
  columns: [area, version, { ...source, mobile: 'state' }],
  isQuiet: (row) => row.source === 'Previous',
  defaultSort: 'area',
});

const lineArea: Column<HistoryRow> = {
  id: 'area',
  header: t('Area'),
  text: (line) => title(line.title),
  width: '144px',
  searchable: true,
  mobile: 'title',
};
const when: Column<HistoryRow> = {
  id: 'when',
  header: t('When'),
  text: ({ at }) => formatDateTime(new Date(at)),
  cell: ({ at }) => <Time value={at} />,
  compare: (a, b) => Date.parse(a.at) - Date.parse(b.at),
  width: '168px',
  tone: 'muted',
  mobile: 'detail',
};
const action: Column<HistoryRow> = {
  id: 'action',
  header: t('Action'),
  text: (line) => {
    const change = ACTION_WORDS[actionWord(line)];
    return line.forced ? t('{change}, forced', { change }) : change;
  },
  cell: (line) => <ActionBadges line={line} />,
  width: '184px',
  mobile: 'state',
};
const lineVersion: Column<HistoryRow> = {
  id: 'version',
  header: t('Version'),
  text: versionText,
  width: '24%',
  searchable: true,
};
const person: Column<HistoryRow> = {
  id: 'by',
  header: t('By'),
  text: (line) => line.by,
  width: '100px',
  searchable: true,
  priority: 2,
};
const reason: Column<HistoryRow> = {
  id: 'why',
  header: t('Why'),
  text: (line) => line.why ?? '',
  tone: 'muted',
  searchable: true,
  priority: 3,
};

export const linesTable = defineTable<HistoryRow>({
  rowId: lineId,
  columns: [when, action, lineArea, lineVersion, person, reason],
  namedBy: 'area',
  filters: [
    { id: 'area', label: t('Area'), values: (line) => [line.title], words: title },
    { id: 'action', label: t('Action'), values: (line) => [actionWord(line)], words: ACTION_WORDS },
    { id: 'by', label: t('Person'), values: (line) => [line.by] },
  ],
  isQuiet: (line) => line.action === 'publish' || line.action === 'clean',
  defaultSort: '-when',
});
