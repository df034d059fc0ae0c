import { get } from '@console/http';
import { z } from '@console/schema';

/* api/Dashboard: key figures of the admin dashboard (HOST-100, HOST-101). The tile's shape is unspecified and chosen here. */

export const DASHBOARD_AREAS = ['team', 'archive', 'billing', 'audit'] as const;
export const dashboardTile = z.object({
  area: z.enum(DASHBOARD_AREAS),
  value: z.number(),
  /** The counted unit, such as 'documents' or 'of 60 licences'. */
  unit: z.string(),
  /** One short detail below the number. */
  detail: z.string(),
  /** Equidistant values of the last 30 days, oldest first; may be empty. */
  trend: z.array(z.number()),
  /** Whether growth is good news; decides the colour of the trend. */
  growthIsGood: z.boolean(),
  /** Fraction digits of `value`: 2 for amounts. */
  decimals: z.int(),
});
export type DashboardTile = z.infer<typeof dashboardTile>;

/** HOST-100 */
export const getDashboard = get('main', 'api/Dashboard/Dashboard', { answer: z.array(dashboardTile) });
