import type { NavIcon as NavIconName } from '@console/contract';
import {
  AttributeStoreIcon,
  BillingIcon,
  DashboardIcon,
  IntegrationIcon,
  InteractIcon,
  SettingsIcon,
  TeamIcon,
  VersionIcon,
  ViewpointIcon,
} from '@console/ui/icons';

const ICONS = {
  billing: BillingIcon,
  database: AttributeStoreIcon,
  home: DashboardIcon,
  integration: IntegrationIcon,
  message: InteractIcon,
  settings: SettingsIcon,
  team: TeamIcon,
  version: VersionIcon,
  view: ViewpointIcon,
} satisfies Record<NavIconName, unknown>;

/** What an area's manifest names, drawn. */
export function NavIcon({ name }: { name: NavIconName }) {
  const Icon = ICONS[name];
  return <Icon />;
}
