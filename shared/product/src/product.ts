/**
 * What several areas, and the host, draw of this product and no other console would: environments, product icons, month
 * pictures, people in lists, the review before publishing; and its gate and routes. Bundled by whoever uses it.
 */
export { type AreaRoute, areaRoutes, routeObjects } from './area-routes';
export { EnvBadge, EnvDisc, EnvironmentStrip } from './EnvBadge';
export { type Environment, environmentNames } from './environments';
export { Gate, type RefusedState } from './Gate';
export { MonthPicture } from './MonthPicture';
export { monthPicture } from './months';
export { PendingChangesDialog, type PendingChange, type PendingChangesDialogProps } from './PendingChangesDialog';
export { personEmail, personName, personRole, personStatus } from './person-columns';
export { ProductIcon } from './ProductIcon';
