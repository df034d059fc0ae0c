import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { useNavigate, useSearchParams } from '@console/router';
import { Page } from '@console/ui';
import { t } from '@console/words';
import area from '../area';
import { blankRoleQuery, roleQuery } from '../roles/roles-queries';
import { RoleForm } from './RoleForm';
import { LoadedRole, RoleHeader } from './RoleFrame';
import { copyOf } from './role-schema';

export function NewRolePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sourceId = params.get('copy');
  const blankQuery = useQuery(blankRoleQuery);
  const sourceQuery = useQuery({ ...roleQuery(sourceId ?? ''), enabled: sourceId !== null });
  const query = combineQueries(blankQuery, ...(sourceId === null ? [] : [sourceQuery]));

  return (
    <LoadedRole key={sourceId} query={query}>
      {([blank, source]) => (
        <Page endsInActions>
          <RoleHeader
            title={t('New role')}
            crumb={t('New')}
            summary={source && t('Starts as a copy of {name}', { name: source.roleName })}
          />
          <RoleForm
            role={source ? copyOf(source, blank) : blank}
            onCancel={() => navigate(pathOf(area.pages.roles))}
            onCreated={({ roleId }) => navigate(pathOf(area.pages.role, { roleId }))}
          />
        </Page>
      )}
    </LoadedRole>
  );
}
