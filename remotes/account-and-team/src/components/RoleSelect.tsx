import { useQuery } from '@console/query';
import { Select, type SelectProps } from '@console/ui';
import { t } from '@console/words';
import { userRolesQuery } from './team-queries';

interface RoleSelectProps extends SelectProps {
  without?: string;
}

/** A deleted role shows its id until another is chosen. */
export function RoleSelect({ without, ...props }: RoleSelectProps) {
  const { data: roles = [], error } = useQuery(userRolesQuery);
  return (
    <Select
      {...props}
      placeholder={error ? t('Failed to load') : t('Choose a role')}
      options={roles.filter(({ id }) => id !== without).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
