import { Crumb, PageHeader, type PageHeaderProps } from '@console/ui';
import { ROLES_PATH } from './role-paths';

interface RoleHeaderProps extends Omit<PageHeaderProps, 'crumb'> {
  /** What is done with the role here. */
  crumb: 'Edit' | 'New' | 'View';
}

export function RoleHeader({ crumb, ...header }: RoleHeaderProps) {
  return (
    <PageHeader
      {...header}
      crumb={
        <Crumb to={ROLES_PATH} parent="Roles">
          {crumb}
        </Crumb>
      }
    />
  );
}
