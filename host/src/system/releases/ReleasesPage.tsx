import { HOST_PAGES, pathOf } from '@console/contract';
import { FAILING } from '@console/contract/releases';
import { useQuery } from '@console/query';
import { Outlet } from '@console/router';
import { Box, chakra, EmptyState, LoadError, Notice, PageHeader, PanelLayout, Time } from '@console/ui';
import { ClockIcon, UndoIcon, VersionIcon, WarningIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures } from '@console/ui/record';
import { DataTable, type ListQuery, useTable } from '@console/ui/table';
import { n } from '@console/words';
import { type ReactNode, useId, useMemo } from 'react';
import { registryQuery, useConsole } from '../../areas/registry/console-context';
import { SystemTabs } from '../SystemTabs';
import { actionWord, type HistoryRow, historyRows, lineHref } from './line-words';
import { linesTable, tabVersionsTable, versionsTable } from './release-columns';
import { releasesQuery } from './releases-query';
import { type VersionRow, versionRows, versionsOfTab } from './version-rows';

const countVersions = (count: number) => n(count, '{count} version', '{count} versions');
const countChanges = (count: number) => n(count, '{count} change', '{count} changes');
const FAILURE = 'The releases could not be loaded';
const areaHref = ({ version: { name } }: VersionRow) =>
  name === 'host' ? undefined : pathOf(HOST_PAGES.systemArea, { area: name });

/** What is live where, since when, by whom and why, for internal staff. Reading only: the release tool changes it. */
export function ReleasesPage() {
  const { config } = useConsole();
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title="Console releases"
        summary="What is live, since when, by whom and why, and how it opens in browsers."
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
    <Part title="Live versions">
      <DataTable
        table={table}
        query={query}
        label="Versions"
        count={countVersions}
        rowHref={areaHref}
        searchLabel="Search by area or version"
        failureMessage={FAILURE}
        noMatchTitle="No version found."
        empty={NOTHING_LIVE}
        note={
          countedSince && (
            <span>
              Loads of the last hour; p75 since <Time value={countedSince} />
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
    <Part title="History">
      <DataTable
        table={table}
        query={query}
        label="Changes"
        count={countChanges}
        rowHref={lineHref}
        searchLabel="Search by area, version or reason"
        failureMessage={FAILURE}
        noMatchTitle="No change found."
        empty={
          <EmptyState level="h3" title="No changes">
            The release log beside the site has no line yet.
          </EmptyState>
        }
        note={
          older > 0 && <span>{n(older, '{count} older line', '{count} older lines')} in `npm run release -- log`</span>
        }
      />
    </Part>
  );
}

interface ReleaseFiguresProps {
  versions: VersionRow[] | undefined;
  lines: HistoryRow[] | undefined;
  /** Instant of the answer. */
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
        name="Failing"
        value={failing.length > 0 ? <chakra.span color="danger">{failing.length}</chakra.span> : ofAll(0)}
        note={titlesOf(failing) || `at least ${FAILING.failures} loads and ${FAILING.percent} % in the last hour`}
      />
      <KeyFigure
        icon={<VersionIcon />}
        name="Canaries"
        value={ofAll(canaries.length)}
        note={titlesOf(canaries) || 'everybody has the live versions'}
      />
      <KeyFigure
        icon={<UndoIcon />}
        name="Rollbacks"
        value={ofAll(rollbacks.length)}
        note={[...new Set(rollbacks.map(({ title }) => title))].join(', ') || 'in the last 7 days'}
      />
      <KeyFigure
        icon={<ClockIcon />}
        name="Last change"
        value={last ? <Time value={last.at} format="age" /> : '–'}
        note={last ? `${actionWord(last)}: ${last.title}, by ${last.by}` : 'of what is live'}
      />
    </KeyFigures>
  );
}

const NOTHING_LIVE = (
  <EmptyState level="h3" title="Nothing is live">
    No version has been made live in this installation yet.
  </EmptyState>
);

const DAY = 86_400_000;
const titlesOf = (rows: readonly VersionRow[]) => [...new Set(rows.map(({ version }) => version.title))].join(', ');

/** Without the collector: the versions of the registry as this tab has it, and the way to switch the rest on. */
function OfTab() {
  const page = useConsole();
  const { registry } = page;
  const rows = useMemo(() => versionsOfTab(registry), [registry]);
  const table = useTable(tabVersionsTable, { rows });
  return (
    <>
      <Box px="var(--page-inset)" mb="6">
        <Notice>
          <strong>This installation does not show its release log here.</strong> An operator switches it on: the
          collector runs beside the log, and <code>api.collector</code> in <code>config.json</code> is{' '}
          <code>{location.origin}/reports</code>. Until then, the list has the versions that this tab has loaded.
        </Notice>
      </Box>
      <Part title="Live versions">
        <DataTable
          table={table}
          query={registryQuery(page)}
          label="Versions"
          count={countVersions}
          failureMessage="The areas could not be loaded"
          noMatchTitle="No version found."
          empty={NOTHING_LIVE}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <PartRoot aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="lg" px="var(--page-inset)" mb="2">
        {title}
      </chakra.h2>
      {children}
    </PartRoot>
  );
}

const PartRoot = chakra('section', { base: { minW: '0', '& + &': { mt: '8' } } });
