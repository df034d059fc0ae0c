import type { customerNotifications } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { Link, useSearchParams } from '@console/router';
import { chakra, EmptyState, Flex, Loaded, Loading, Page, PageHeader, Skeleton } from '@console/ui';
import { t } from '@console/words';
import { notificationTypesQuery, templateLanguagesQuery } from './notifications-queries';
import { LOAD_FAILED, TemplateEditor, TemplateSkeleton } from './TemplateEditor';

export function NotificationsPage() {
  const query = combineQueries(useQuery(notificationTypesQuery), useQuery(templateLanguagesQuery));
  const [types, languages] = query.data ?? [];
  return (
    <Page endsInActions>
      <PageHeader
        title={t('Notifications')}
        summary={
          types &&
          languages &&
          t('{mails} emails in {languages} languages', { mails: types.length, languages: languages.length })
        }
      />
      <Loaded query={query} failureMessage={LOAD_FAILED} skeleton={<PageSkeleton />}>
        {([allTypes, allLanguages]) => <Templates types={allTypes} languages={allLanguages} />}
      </Loaded>
    </Page>
  );
}

interface TemplatesProps {
  types: readonly customerNotifications.NotificationType[];
  languages: readonly customerNotifications.TemplateLanguage[];
}

function Templates({ types, languages }: TemplatesProps) {
  const [params] = useSearchParams();
  const [first] = types;
  if (!first) return <EmptyState title={t('No notifications')}>{t('There are no email templates.')}</EmptyState>;
  const typeId = params.get('type') ?? String(first.notificationTemplateTypeId);
  const type = types.find(({ notificationTemplateTypeId: id }) => String(id) === typeId);
  return (
    <Columns>
      <TypeLinks types={types} currentId={type?.notificationTemplateTypeId} />
      <Flex direction="column" minW="0">
        {type ? (
          <TemplateEditor key={type.notificationTemplateTypeId} type={type} languages={languages} />
        ) : (
          <EmptyState condition="nothing-found" title={t('This notification doesn’t exist')}>
            {t('Choose another one.')}
          </EmptyState>
        )}
      </Flex>
    </Columns>
  );
}

const TYPE_WIDTHS = [132, 108, 124, 116, 112, 140];

function PageSkeleton() {
  return (
    <Columns>
      <Loading>
        <Flex direction="column" gap="6" p="3">
          {TYPE_WIDTHS.map((width) => (
            <Skeleton key={width} style={{ width }} />
          ))}
        </Flex>
      </Loading>
      <Flex direction="column" minW="0">
        <TemplateSkeleton />
      </Flex>
    </Columns>
  );
}

// Aligns the list's text with the title.
const Columns = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    ps: 'calc(var(--page-inset) - 12px)',
    '@media (width < 1000px)': {
      gridTemplate: 'auto 1fr / minmax(0, 1fr)',
      ps: '0',
    },
  },
});

interface TypeLinksProps {
  types: readonly customerNotifications.NotificationType[];
  currentId: number | undefined;
}

/** ACCT-157. A row on narrow screens. */
function TypeLinks({ types, currentId }: TypeLinksProps) {
  const [params] = useSearchParams();
  const lang = params.get('lang');
  return (
    <Root aria-label={t('Notification types')}>
      {types.map(({ notificationTemplateTypeId: id, displayName }) => (
        <Link
          key={id}
          to={`?${new URLSearchParams({ type: String(id), ...(lang && { lang }) })}`}
          aria-current={id === currentId ? 'page' : undefined}
          preventScrollReset
        >
          {displayName}
        </Link>
      ))}
    </Root>
  );
}

// On narrow screens, chips that scroll sideways, because the languages below are tabs.
const Root = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '0.5', mdDown: '1.5' },
    '& > a': {
      flex: 'none',
      px: '3',
      py: '1.5',
      borderRadius: 'control',
      color: 'text.muted',
      fontWeight: 'medium',
      _hover: { bg: 'hover', color: 'text' },
      _currentPage: { bg: 'selected', color: 'text', boxShadow: 'inset 3px 0 0 var(--colors-accent)' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
      smDown: { minH: 'touch', display: 'inline-flex', alignItems: 'center' },
    },
    mdDown: {
      flexDirection: 'row',
      px: 'var(--page-inset)',
      pb: '2',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      '& > a': { borderWidth: '1px', borderColor: 'border.strong' },
      '& > a[aria-current=page]': { borderColor: 'accent', boxShadow: 'none' },
    },
  },
});
