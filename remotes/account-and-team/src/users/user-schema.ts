import { fieldsOf, manageTeam } from '@console/api';
import type { z } from '@console/schema';
import { t } from '@console/words';

/** ACCT-066 */
export const userSchema = manageTeam.updateUserRequest;
export type UserValues = z.infer<typeof userSchema>;

/** Of form, draft, column, filter and export. */
export const userLabels: Record<keyof UserValues, string> = { roleId: t('Role'), statusId: t('Status') };

export const toFormValues = (user: manageTeam.TeamUser): UserValues => fieldsOf(userSchema, user);
