import { HOST_PAGES, pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { useNavigate, useParams, useSearchParams } from '@console/router';
import { EmptyState, Loaded, Panel, PanelBody, SkeletonRows, TextLink, Time } from '@console/ui';
import { t, title } from '@console/words';
import { useConsole } from '../../areas/registry/console-context';
import { FieldList } from '../FieldList';
import { ActionBadges } from './ActionBadges';
import { ACTION_WORDS, actionWord, type HistoryRow, historyRows, lineId, usersText, versionText } from './line-words';
import { releasesQuery } from './releases-query';

export function ReleaseLinePanel() {
  const { line: id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { config } = useConsole();
  const isOn = config.api.collector !== undefined;
  const query = useQuery({ ...releasesQuery, enabled: isOn });
  const line = query.data && historyRows(query.data).find((each) => lineId(each) === id);
  const close = () => navigate({ pathname: pathOf(HOST_PAGES.systemReleases), search: search.toString() });
  const nothing = (
    <EmptyState level="h3" title={t('Change not found')} technical={id}>
      {t('The log doesn’t contain this entry, or the entry is older than this page shows.')}
    </EmptyState>
  );
  return (
    <Panel title={line ? `${ACTION_WORDS[actionWord(line)]}: ${title(line.title)}` : t('Change')} onClose={close}>
      <PanelBody>
        {isOn ? (
          <Loaded key={id} query={query} failureMessage={t('Couldn’t load the releases')} skeleton={<SkeletonRows />}>
            {() => (line ? <LineFields line={line} /> : nothing)}
          </Loaded>
        ) : (
          nothing
        )}
      </PanelBody>
    </Panel>
  );
}

function LineFields({ line }: { line: HistoryRow }) {
  const { registry } = useConsole();
  const { built } = line;
  const isCanary = line.action === 'canary';
  return (
    <FieldList
      fields={[
        [t('Action'), <ActionBadges key="action" line={line} />],
        [t('When'), <Time key="when" value={line.at} />],
        [t('By'), line.by],
        [t('Why'), line.why ?? '–'],
        [
          t('Area'),
          registry.areas.has(line.name) ? (
            <TextLink key="area" to={pathOf(HOST_PAGES.systemArea, { area: line.name })}>
              {title(line.title)}
            </TextLink>
          ) : (
            line.name
          ),
        ],
        [line.removed === undefined ? t('Version') : t('Removed'), versionText(line)],
        [t('Users'), isCanary && usersText(line)],
        [t('Live version during canary'), isCanary && line.from],
        [t('Commit'), built && (built.commit ?? t('not built from a checkout'))],
        [t('Repository'), built?.repository],
        [t('Built by'), built?.by],
        [t('Built'), built && <Time key="built" value={built.at} />],
        [t('Uncommitted changes'), built?.uncommitted?.join(', ')],
      ]}
    />
  );
}
