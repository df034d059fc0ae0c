import { useQuery } from '@console/query';
import { Navigate, useSearchParams } from '@console/router';
import { chakra, EmptyState, Flex, Loading, Page, PageHeader, Skeleton } from '@console/ui';
import { notificationTypesQuery, templateLanguagesQuery } from './notifications-queries';
import { NotificationsFailed, TemplateEditor, TemplateSkeleton } from './TemplateEditor';
import { TypeLinks } from './TypeLinks';

/** The mails that a company can put into its own words. */
export function NotificationsPage() {
  const types = useQuery(notificationTypesQuery);
  const languages = useQuery(templateLanguagesQuery);
  const facts = types.data && languages.data && `${types.data.length} mails in ${languages.data.length} languages`;
  const isMissing = !types.data || !languages.data;
  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <PageHeader title="Notifications" facts={facts} />
      {isMissing && (types.error || languages.error) ? (
        <NotificationsFailed queries={[types, languages]} />
      ) : (
        <Templates />
      )}
    </Page>
  );
}

/** Types beside the chosen one's texts; the address says which is chosen. */
function Templates() {
  const [params] = useSearchParams();
  const { data: types } = useQuery(notificationTypesQuery);
  const { data: languages } = useQuery(templateLanguagesQuery);
  if (!types || !languages) {
    return (
      <Columns>
        <TypesSkeleton />
        <Template>
          <TemplateSkeleton />
        </Template>
      </Columns>
    );
  }

  const [first] = types;
  if (!first) return <EmptyState title="No notifications">The platform has no mails with a template.</EmptyState>;
  if (!params.has('type')) {
    const chosen = new URLSearchParams(params);
    chosen.set('type', String(first.notificationTemplateTypeId));
    return <Navigate to={`?${chosen}`} replace />;
  }
  const type = types.find(({ notificationTemplateTypeId: id }) => String(id) === params.get('type'));
  return (
    <Columns>
      <TypeLinks types={types} currentId={type?.notificationTemplateTypeId} />
      <Template>
        {type ? (
          <TemplateEditor key={type.notificationTemplateTypeId} type={type} languages={languages} />
        ) : (
          <EmptyState condition="nothing-found" title="There is no such notification">
            Choose another one.
          </EmptyState>
        )}
      </Template>
    </Columns>
  );
}

const TYPES = [132, 108, 124, 116, 112, 140];

/** The shape of the list of types, before it is known. */
function TypesSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="6" p="3">
        {TYPES.map((width) => (
          <Skeleton key={width} style={{ width }} />
        ))}
      </Flex>
    </Loading>
  );
}

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
const Template = chakra('div', { base: { display: 'flex', flexDirection: 'column', minW: '0' } });
