import { HOST_PAGES, pathOf } from '@console/contract';
import { FAILING } from '@console/contract/releases';
import { useQuery } from '@console/query';
import { Outlet } from '@console/router';
import { Box, chakra, EmptyState, LoadError, Notice, PageHeader, PanelLayout, Time } from '@console/ui';
import { ClockIcon, UndoIcon, VersionIcon, WarningIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures } from '@console/ui/record';
import { DataTable, type ListQuery, useTable } from '@console/ui/table';
import { n, t, title } from '@console/words';
import { rich } from '@console/words/rich';
import { type ReactNode, useId, useMemo } from 'react';
import { registryQuery, useConsole } from '../../areas/registry/console-context';
import { SystemTabs } from '../SystemTabs';
import { ACTION_WORDS, actionWord, type HistoryRow, historyRows, lineHref } from './line-words';
import { linesTable, tabVersionsTable, versionsTable } from './release-columns';
import { releasesQuery } from './releases-query';
import { type VersionRow, versionRows, versionsOfTab } from './version-rows';

const countVersions = (count: number) => n(count, '{count} version', '{count} versions');
const countChanges = (count: number) => n(count, '{count} change', '{count} changes');
const FAILURE = t('Couldn’t load the releases');
const areaHref = ({ version: { name } }: VersionRow) =>
  name === 'host' ? undefined : pathOf(HOST_PAGES.systemArea, { area: name });

/** Serves internal staff; only the release tool changes releases. */
export function ReleasesPage() {
  const { config } = useConsole();
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('Console releases')}
        summary={t('What’s live, since when, who released it and why, and how it loads in browsers.')}
      />
      <SystemTabs current="releases" />
      {config.api.collector === undefined ? <OfTab /> : <OfInstallation />}
    </PanelLayout>
  );
}

function OfInstallation() {
  const query = useQuery(releasesQuery);
  const { data, error } = query;
  const versions = useMemo(() => data && versionRows(data), [data]);
  const lines = useMemo(() => data && historyRows(data), [data]);
  if (!data && error) return <LoadError title={FAILURE} query={query} />;
  return (
    <>
      <ReleaseFigures versions={versions} lines={lines} now={query.dataUpdatedAt} />
      <LiveVersions rows={versions} countedSince={data?.countedSince} query={query} />
      <History rows={lines} older={data?.older ?? 0} query={query} />
    </>
  );
}

interface LiveVersionsProps {
  rows: VersionRow[] | undefined;
  countedSince: string | undefined;
  query: ListQuery;
}

function LiveVersions({ rows, countedSince, query }: LiveVersionsProps) {
  const table = useTable(versionsTable, { rows });
  return (
    <Part heading={t('Live versions')}>
      <DataTable
        table={table}
        query={query}
        label={t('Versions')}
        count={countVersions}
        rowHref={areaHref}
        searchLabel={t('Search by area or version')}
        failureMessage={FAILURE}
        noMatchTitle={t('No versions found')}
        empty={NOTHING_LIVE}
        note={
          countedSince && (
            <span>
              {rich('Loads in the last hour; p75 since {time}', { time: <Time key="time" value={countedSince} /> })}
            </span>
          )
        }
      />
    </Part>
  );
}

function History({ rows, older, query }: { rows: HistoryRow[] | undefined; older: number; query: ListQuery }) {
  const table = useTable(linesTable, { rows });
  return (
    <Part heading={t('History')}>
      <DataTable
        table={table}
        query={query}
        label={t('Changes')}
        count={countChanges}
        rowHref={lineHref}
        searchLabel={t('Search by area, version, or reason')}
        failureMessage={FAILURE}
        noMatchTitle={t('No changes found')}
        empty={
          <EmptyState level="h3" title={t('No changes')}>
            {t('The release log is empty.')}
          </EmptyState>
        }
        note={
          older > 0 && (
            <span>
              {n(older, '{count} older entry in {command}', '{count} older entries in {command}', {
                command: '`npm run release -- log`',
              })}
            </span>
          )
        }
      />
    </Part>
  );
}

interface ReleaseFiguresProps {
  versions: VersionRow[] | undefined;
  lines: HistoryRow[] | undefined;
  now: number;
}

function ReleaseFigures({ versions, lines = [], now }: ReleaseFiguresProps) {
  const failing = (versions ?? []).filter(({ state }) => state === 'Failing');
  const canaries = (versions ?? []).filter(({ source }) => source.startsWith('Canary'));
  const rollbacks = lines.filter((line) => line.action === 'rollback' && now - Date.parse(line.at) < 7 * DAY);
  const last = lines.find(({ action }) => action !== 'publish' && action !== 'clean');
  const ofAll = (count: number) => (versions ? count : '–');
  return (
    <KeyFigures mx="var(--page-inset)" mb="8">
      <KeyFigure
        icon={<WarningIcon />}
        name={t('Failing')}
        value={failing.length > 0 ? <chakra.span color="danger">{failing.length}</chakra.span> : ofAll(0)}
        note={
          titlesOf(failing) ||
          t('at least {failures} failed loads and a {percent}% failure rate in the last hour', FAILING)
        }
      />
      <KeyFigure
        icon={<VersionIcon />}
        name={t('Canaries')}
        value={ofAll(canaries.length)}
        note={titlesOf(canaries) || t('everyone has the live versions')}
      />
      <KeyFigure
        icon={<UndoIcon />}
        name={t('Rollbacks')}
        value={ofAll(rollbacks.length)}
        note={namesIn(rollbacks) || t('in the last 7 days')}
      />
      <KeyFigure
        icon={<ClockIcon />}
        name={t('Last change')}
        value={last ? <Time value={last.at} format="age" /> : '–'}
        note={
          last
            ? t('{change}: {area}, by {person}', {
                change: ACTION_WORDS[actionWord(last)],
                area: title(last.title),
                person: last.by,
              })
            : t('to what’s live')
        }
      />
    </KeyFigures>
  );
}

const NOTHING_LIVE = (
  <EmptyState level="h3" title={t('Nothing is live')}>
    {t('No version is live in this installation yet.')}
  </EmptyState>
);

const DAY = 86_400_000;
const namesIn = (rows: readonly { title: string }[]) => [...new Set(rows.map((row) => title(row.title)))].join(', ');
const titlesOf = (rows: readonly VersionRow[]) => namesIn(rows.map(({ version }) => version));

/** The tab's registry, and how to switch the rest on. */
function OfTab() {
  const page = useConsole();
  const { registry } = page;
  const rows = useMemo(() => versionsOfTab(registry), [registry]);
  const table = useTable(tabVersionsTable, { rows });
  return (
    <>
      <Box px="var(--page-inset)" mb="6">
        <Notice>
          {rich(
            '<strong>This installation doesn’t show its release log here.</strong> To turn it on, an operator runs the collector next to the log and sets <code>api.collector</code> in <code>config.json</code> to <code>{address}</code>. Until then, the list shows only the versions this tab has loaded.',
            {
              address: `${location.origin}/reports`,
              strong: (inner) => <strong>{inner}</strong>,
              code: (inner) => <code>{inner}</code>,
            },
          )}
        </Notice>
      </Box>
      <Part heading={t('Live versions')}>
        <DataTable
          table={table}
          query={registryQuery(page)}
          label={t('Versions')}
          count={countVersions}
          failureMessage={t('Couldn’t load the areas')}
          noMatchTitle={t('No versions found')}
          empty={NOTHING_LIVE}
        />
      </Part>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <PartRoot aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="lg" px="var(--page-inset)" mb="2">
        {heading}
      </chakra.h2>
      {children}
    </PartRoot>
  );
}

const PartRoot = chakra('section', { base: { minW: '0', '& + &': { mt: '8' } } });
