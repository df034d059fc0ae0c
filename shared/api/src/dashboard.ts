import { get } from '@console/http';
import { z } from '@console/schema';

/* api/Dashboard (HOST-100, HOST-101). The tile's shape is chosen here. */

export const DASHBOARD_AREAS = ['team', 'archive', 'billing', 'audit'] as const;
export const dashboardTile = z.object({
  area: z.enum(DASHBOARD_AREAS),
  value: z.number(),
  /** 'documents', 'of 60 licences'. */
  unit: z.string(),
  detail: z.string(),
  /** Last 30 days, oldest first; may be empty. */
  trend: z.array(z.number()),
  growthIsGood: z.boolean(),
  /** Amounts have 2 decimals. */
  decimals: z.int(),
});
export type DashboardTile = z.infer<typeof dashboardTile>;

/** HOST-100 */
export const getDashboard = get('main', 'api/Dashboard/Dashboard', { answer: z.array(dashboardTile) });
