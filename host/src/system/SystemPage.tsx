import { useStore } from '@console/browser/hooks';
import { CONTRACT_VERSION, HOST_PAGES, pathOf } from '@console/contract';
import { Outlet } from '@console/router';
import { CopyButton, chakra, EmptyState, PageHeader, PanelLayout } from '@console/ui';
import { ClockIcon, SuccessIcon, VersionIcon, WarningIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures } from '@console/ui/record';
import { DataTable, useTable } from '@console/ui/table';
import { n, t, title } from '@console/words';
import { useMemo } from 'react';
import { registryQuery, useConsole } from '../areas/registry/console-context';
import type { AreaRegistry } from '../areas/registry/registry';
import { SystemTabs } from './SystemTabs';
import { systemTable } from './system-columns';
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

function SharedLibraries({ libraries }: { libraries: readonly SharedLibrary[] }) {
  if (libraries.length === 0) return null;
  return (
    <chakra.section aria-labelledby="shared-libraries" css={section}>
      <chakra.h2 id="shared-libraries" textStyle="lg">
        {t('Shared libraries')}
      </chakra.h2>
      <chakra.p color="text.muted" mb="3">
        {t('All areas on the page share one copy of each library.')}
      </chakra.p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Library')}</th>
            <th scope="col">{t('Version')}</th>
            <th scope="col">{t('Built against')}</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map(({ name, chosen, builtAgainst }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{chosen || t('Unknown')}</td>
              <td>
                {builtAgainst.length === 1
                  ? t('{version} in all areas', { version: builtAgainst[0]?.version ?? '' })
                  : builtAgainst.map(({ version, areas }) => `${version} (${areas.map(title).join(', ')})`).join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.section>
  );
}

const section = { marginTop: '8', paddingInline: 'var(--page-inset)', paddingBottom: '8' } as const;
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '6',
      textAlign: 'start',
      verticalAlign: 'baseline',
      whiteSpace: 'nowrap',
    },
    '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'text.muted' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& td': { color: 'text.muted' },
    '& tr > :not(:last-child)': { minWidth: { base: '14vw', smDown: 'auto' } },
    '& tr > :last-child': { width: 'full', paddingInlineEnd: '0', whiteSpace: 'normal' },
    smDown: { '& th, & td': { paddingInlineEnd: '4' } },
  },
});

/** The report has nothing about the user. */
function systemReport(rows: readonly SystemRow[], libraries: readonly SharedLibrary[], now: Date): string {
  const areas = rows.map(({ name, version, source, state, loadTime, cause }) => [
    name,
    version,
    source,
    state,
    loadTime === undefined ? '' : `${Math.round(loadTime)} ms`,
    cause,
  ]);
  const shared = libraries.map(({ name, chosen, builtAgainst }) => [
    name,
    chosen,
    builtAgainst.map((built) => `${built.version} in ${built.areas.join(', ')}`).join('; '),
  ]);
  return [
    `Console ${location.origin}, ${now.toISOString()}, contract ${CONTRACT_VERSION}`,
    textTable(['Area', 'Version', 'Source', 'State', 'Load time', 'Cause'], areas),
    textTable(['Shared', 'Version', 'Areas built against'], shared),
  ].join('\n\n');
}

/** Aligns columns for pasting into tickets. */
function textTable(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

interface SharedLibrary {
  name: string;
  /** Empty outside a built console. */
  chosen: string;
  builtAgainst: { version: string; areas: string[] }[];
}

function sharedLibraries({ areas, offered = {} }: AreaRegistry): SharedLibrary[] {
  const manifests = [...areas.values()].map(({ current }) => current.manifest);
  const names = new Set(manifests.flatMap(({ builtAgainst }) => Object.keys(builtAgainst)));
  return [...names].sort().map((name) => {
    const needs = new Map<string, string[]>();
    for (const manifest of manifests) {
      const version = manifest.builtAgainst[name];
      if (version !== undefined) needs.set(version, [...(needs.get(version) ?? []), manifest.title]);
    }
    const builtAgainst = [...needs].map(([version, titles]) => ({ version, areas: titles.sort() }));
    builtAgainst.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
    return { name, chosen: offered[name] ?? '', builtAgainst };
  });
}
