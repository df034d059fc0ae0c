import { useStore } from '@console/browser/hooks';
import { HOST_PAGES, pathOf } from '@console/contract';
import { useNavigate, useParams, useSearchParams } from '@console/router';
import { chakra, EmptyState, Panel, PanelBody } from '@console/ui';
import { t, title } from '@console/words';
import { useConsole } from '../areas/registry/console-context';
import { FieldList, type LabelledField } from './FieldList';
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
          <AreaDetails row={row} />
        ) : (
          <EmptyState level="h3" title={t('Area not found')} technical={name}>
            {t('This installation has no area with that name.')}
          </EmptyState>
        )}
      </PanelBody>
    </Panel>
  );
}

function AreaDetails({ row }: { row: SystemRow }) {
  const { offered = {}, outside = [] } = useConsole().registry;
  const { name, version, source, state, loadTime, cause, area } = row;
  if (!area) return null;
  const { manifest, baseUrl } = area.current;
  const fallback = area.previous?.manifest.version;
  return (
    <>
      <FieldList
        fields={[
          [t('State'), STATE_WORDS[state]],
          [t('Cause'), cause],
          [t('Version'), version],
          [t('Source'), sourceWord(source)],
          [t('Falls back to'), fallback ?? '–'],
          [t('Load time'), loadTime === undefined ? '–' : `${Math.round(loadTime)} ms`],
          [t('Address'), baseUrl],
          [t('Name'), name],
          [t('Paths'), area.paths.join(', ')],
          ...outside
            .filter((page) => page.area === name)
            .map(({ path, script, frame, connect }): LabelledField => {
              const origins = new Set([...script, ...frame, ...connect]);
              return [t('Third-party code at {path}', { path }), [...origins].join(', ')];
            }),
        ]}
      />
      <section aria-labelledby="built-against">
        <chakra.h3 id="built-against" textStyle="md" fontWeight="strong" mb="3">
          {t('Built against')}
        </chakra.h3>
        <FieldList
          fields={Object.entries(manifest.builtAgainst).map(([library, needed]) => {
            const chosen = offered[library];
            const isSame = chosen === undefined || chosen.startsWith(needed);
            return [library, isSame ? needed : t('{needed}, running with {chosen}', { needed, chosen })];
          })}
        />
      </section>
    </>
  );
}
