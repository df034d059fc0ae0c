import type { manageTeam } from '@console/api';
import { z } from '@console/schema';

/** ACCT-066 */
export const userSchema = z.object({ roleId: z.string(), statusId: z.number() });
export type UserValues = z.infer<typeof userSchema>;

export const toFormValues = ({ roleId, statusId }: manageTeam.TeamUser): UserValues => ({ roleId, statusId });
