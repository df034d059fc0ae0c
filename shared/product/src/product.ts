/**
 * What several areas, and the host, draw of this product and no other console would: environments, product icons, month
 * pictures, people in lists, the review before publishing. Bundled by whoever draws it.
 */
export { EnvBadge, EnvDisc, EnvironmentStrip } from './EnvBadge';
export { type Environment, environmentNames } from './environments';
export { MonthPicture } from './MonthPicture';
export { monthPicture } from './months';
export { PendingChangesDialog, type PendingChange, type PendingChangesDialogProps } from './PendingChangesDialog';
export { personEmail, personName, personRole, personStatus } from './person-columns';
export { ProductIcon } from './ProductIcon';
