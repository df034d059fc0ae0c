import type { Column } from '@console/ui/table';
import { t } from '@console/words';
import { COMMENT } from './read-people';

export interface TemplateRow {
  name: string;
  email: string;
  role: string;
  groups: string;
}

interface TemplateNames {
  roles: readonly string[];
  /** Undefined = the platform takes none. */
  groups: readonly string[] | undefined;
}

/**
 * Header, then comments with roles, groups and an example. Comments invite nobody, so an unfilled template does no
 * harm.
 */
export function peopleTemplate({ roles, groups }: TemplateNames): {
  columns: Column<TemplateRow>[];
  rows: TemplateRow[];
} {
  const column = (id: keyof TemplateRow, header: string): Column<TemplateRow> => ({
    id,
    header,
    text: (row) => row[id],
  });
  const hasGroups = groups !== undefined && groups.length > 0;
  const comment = (text: string): TemplateRow => ({ name: `${COMMENT} ${text}`, email: '', role: '', groups: '' });
  return {
    columns: [
      column('name', t('Name')),
      column('email', t('Email')),
      column('role', t('Role')),
      ...(groups ? [column('groups', t('Groups'))] : []),
    ],
    rows: [
      comment(t('Lines like this one are ignored. Your roles: {roles}', { roles: roles.join(', ') })),
      ...(hasGroups ? [comment(t('Your groups, separated by commas: {groups}', { groups: groups.join(', ') }))] : []),
      {
        name: `${COMMENT} Kari Nordmann`,
        email: 'kari.nordmann@company.com',
        role: roles[0] ?? '',
        groups: groups?.slice(0, 2).join(', ') ?? '',
      },
    ],
  };
}
