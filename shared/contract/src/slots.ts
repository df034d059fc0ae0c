/** The extension points of the host and the props each hands to what fills it. */
export interface SlotProps {
  /** A card among the next actions of the admin dashboard. */
  'admin-dashboard': { companyName: string };
}
export type SlotName = keyof SlotProps;
