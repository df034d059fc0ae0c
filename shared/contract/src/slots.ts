/** The extension points of the host and the props each hands to what fills it. */
export interface SlotProps {
  /** A section of the admin dashboard, with a heading of its own, beside the next actions. */
  'admin-dashboard': { companyName: string };
  /** One row among the next actions of the admin dashboard, or nothing while nothing needs a person. */
  'next-actions': { companyName: string };
}
export type SlotName = keyof SlotProps;
