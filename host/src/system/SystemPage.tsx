import { useStore } from '@console/browser/hooks';
import { HOST_PAGES, pathOf } from '@console/contract';
import { Outlet } from '@console/router';
import { CopyButton, EmptyState, PageHeader, PanelLayout } from '@console/ui';
import { ClockIcon, SuccessIcon, VersionIcon, WarningIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures } from '@console/ui/record';
import { DataTable, useTable } from '@console/ui/table';
import { n, t, title } from '@console/words';
import { useMemo } from 'react';
import { registryQuery, useConsole } from '../areas/registry/console-context';
import { SharedLibraries } from './SharedLibraries';
import { SystemTabs } from './SystemTabs';
import { sharedLibraries } from './shared-libraries';
import { systemTable } from './system-columns';
import { systemReport } from './system-report';
import { type SystemRow, systemRows } from './system-rows';

const countAreas = (count: number) => n(count, '{count} area', '{count} areas');
const areaHref = ({ name, area }: SystemRow) => area && pathOf(HOST_PAGES.systemArea, { area: name });

export function SystemPage() {
  const page = useConsole();
  const { registry, loader } = page;
  const statuses = useStore(loader.statuses);
  const rows = useMemo(() => systemRows(registry, statuses), [registry, statuses]);
  const libraries = useMemo(() => sharedLibraries(registry), [registry]);
  const table = useTable(systemTable, { rows });

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('System')}
        summary={t('The areas loaded in this tab.')}
        action={<CopyButton text={() => systemReport(rows, libraries, new Date())}>{t('Copy report')}</CopyButton>}
      />
      <SystemTabs current="areas" />
      {registry.error ? null : <SystemFigures rows={rows} />}
      <DataTable
        table={table}
        query={registryQuery(page)}
        label={t('Areas')}
        count={countAreas}
        rowHref={areaHref}
        searchLabel={t('Search by area, version, or cause')}
        failureMessage={t('Couldn’t load the areas')}
        noMatchTitle={t('No areas found')}
        empty={
          <EmptyState title={t('No areas')}>{t('Nothing has been released to this installation yet.')}</EmptyState>
        }
      />
      <SharedLibraries libraries={libraries} />
    </PanelLayout>
  );
}

const titlesOf = (rows: readonly SystemRow[]) => rows.map((row) => title(row.title)).join(', ');

function SystemFigures({ rows }: { rows: readonly SystemRow[] }) {
  const running = rows.filter(({ state }) => state === 'Running');
  const troubled = rows.filter(({ state }) => state === 'Failed' || state === 'Left out');
  const unusual = rows.filter(({ source }) => source !== 'Live');
  // Unopened areas are not missing.
  const opened = rows.filter(({ state }) => state !== 'Not opened' && state !== 'Left out').length;
  const times = running.flatMap(({ loadTime }) => loadTime ?? []);
  return (
    <KeyFigures mx="var(--page-inset)" mb="6">
      <KeyFigure
        icon={<SuccessIcon />}
        name={t('Running')}
        value={opened === 0 ? '–' : running.length}
        unit={opened === 0 ? '' : t('of {count}', { count: opened })}
        note={opened === 0 ? t('no area opened in this tab yet') : t('of the areas opened in this tab')}
      />
      <KeyFigure
        icon={<WarningIcon />}
        name={t('With problems')}
        value={troubled.length}
        note={titlesOf(troubled) || t('failed or left out')}
      />
      <KeyFigure
        icon={<VersionIcon />}
        name={t('Not on the live version')}
        value={unusual.length}
        note={titlesOf(unusual) || t('canary, override, or previous version')}
      />
      <KeyFigure
        icon={<ClockIcon />}
        name={t('Slowest start')}
        value={times.length > 0 ? Math.round(Math.max(...times)) : '–'}
        unit={times.length > 0 ? 'ms' : ''}
        note={t('until its first page appeared')}
      />
    </KeyFigures>
  );
}
