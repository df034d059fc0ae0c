import { useStore } from '@console/browser/hooks';
import { HOST_PAGES, type OutsidePage, pathOf } from '@console/contract';
import { useNavigate, useParams, useSearchParams } from '@console/router';
import { chakra, DescriptionList, EmptyState, Panel, PanelBody } from '@console/ui';
import { t, title } from '@console/words';
import { Fragment } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { type SystemRow, systemRows } from './system-rows';
import { STATE_WORDS, sourceWord } from './system-words';

export function SystemAreaPanel() {
  const { area: name } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { registry, loader } = useConsole();
  const row = systemRows(registry, useStore(loader.statuses)).find(({ name: key, area }) => key === name && area);
  const close = () => navigate({ pathname: pathOf(HOST_PAGES.system), search: search.toString() });
  return (
    <Panel title={row ? title(row.title) : t('Area')} onClose={close}>
      <PanelBody>
        {row ? (
          <AreaDetails row={row} offered={registry.offered ?? {}} outside={registry.outside ?? []} />
        ) : (
          <EmptyState level="h3" title={t('Area not found')} technical={name}>
            {t('This installation has no area with that name.')}
          </EmptyState>
        )}
      </PanelBody>
    </Panel>
  );
}

interface AreaDetailsProps {
  row: SystemRow;
  offered: Readonly<Record<string, string>>;
  outside: readonly OutsidePage[];
}

function AreaDetails({ row, offered, outside }: AreaDetailsProps) {
  const { name, version, source, state, loadTime, cause, area } = row;
  if (!area) return null;
  const { manifest, baseUrl } = area.current;
  const fallback = area.previous?.manifest.version;
  return (
    <>
      <DescriptionList wide>
        <dt>{t('State')}</dt>
        <dd>{STATE_WORDS[state]}</dd>
        {cause ? (
          <>
            <dt>{t('Cause')}</dt>
            <dd>{cause}</dd>
          </>
        ) : null}
        <dt>{t('Version')}</dt>
        <dd>{version}</dd>
        <dt>{t('Source')}</dt>
        <dd>{sourceWord(source)}</dd>
        <dt>{t('Falls back to')}</dt>
        <dd>{fallback ?? '–'}</dd>
        <dt>{t('Load time')}</dt>
        <dd>{loadTime === undefined ? '–' : `${Math.round(loadTime)} ms`}</dd>
        <dt>{t('Address')}</dt>
        <dd>{baseUrl}</dd>
        <dt>{t('Name')}</dt>
        <dd>{name}</dd>
        <dt>{t('Paths')}</dt>
        <dd>{area.paths.join(', ')}</dd>
        {outside
          .filter((page) => page.area === name)
          .map(({ path, script, frame, connect }) => (
            <Fragment key={path}>
              <dt>{t('Third-party code at {path}', { path })}</dt>
              <dd>{[...new Set([...script, ...frame, ...connect])].join(', ')}</dd>
            </Fragment>
          ))}
      </DescriptionList>
      <section aria-labelledby="built-against">
        <chakra.h3 id="built-against" textStyle="md" fontWeight="strong" mb="3">
          {t('Built against')}
        </chakra.h3>
        <DescriptionList wide>
          {Object.entries(manifest.builtAgainst).map(([library, required]) => (
            <BuiltAgainstRow key={library} library={library} needed={required} chosen={offered[library]} />
          ))}
        </DescriptionList>
      </section>
    </>
  );
}

function BuiltAgainstRow({ library, needed, chosen }: { library: string; needed: string; chosen: string | undefined }) {
  return (
    <>
      <dt>{library}</dt>
      <dd>
        {chosen === undefined || chosen.startsWith(needed)
          ? needed
          : t('{needed}, running with {chosen}', { needed, chosen })}
      </dd>
    </>
  );
}
