import { useQuery } from '@console/query';
import { Select, type SelectProps } from '@console/ui';
import { userRolesQuery } from '../roles/roles-queries';

interface RoleSelectProps extends SelectProps {
  /** A role that is not offered, because it is what is being replaced. */
  without?: string;
}

/** The company's roles by name. A role that is no longer among them stays visible as its id until another is chosen. */
export function RoleSelect({ without, ...props }: RoleSelectProps) {
  const { data: roles = [], error } = useQuery(userRolesQuery);
  const isKnown = !props.value || roles.some((role) => role.id === props.value);
  return (
    <Select {...props} placeholder={error ? 'Failed to load' : 'Choose a role'}>
      {!isKnown && <option value={String(props.value)}>{String(props.value)}</option>}
      {roles
        .filter((role) => role.id !== without)
        .map((role) => (
          <option key={role.id} value={role.id}>
            {role.name}
          </option>
        ))}
    </Select>
  );
}
