import { useQuery } from '@console/query';
import { Select, type SelectProps } from '@console/ui';
import { userRolesQuery } from './team-queries';

interface RoleSelectProps extends SelectProps {
  /** A role that is not offered, because it is what is being replaced. */
  without?: string;
}

/** The company's roles by name. A role that is no longer among them stays visible as its id until another is chosen. */
export function RoleSelect({ without, ...props }: RoleSelectProps) {
  const { data: roles = [], error } = useQuery(userRolesQuery);
  return (
    <Select
      {...props}
      placeholder={error ? 'Failed to load' : 'Choose a role'}
      options={roles.filter(({ id }) => id !== without).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
