import { LoadError, type LoadQuery, Page } from '@console/ui';
import { RoleHeader } from './RoleHeader';

/** In the place of a role that cannot be shown: not found, or not loaded. */
export function RoleFailed({ query }: { query: LoadQuery }) {
  return (
    <Page>
      <RoleHeader title="Role" crumb="Edit" />
      <LoadError title="Failed to load" query={query} />
    </Page>
  );
}
