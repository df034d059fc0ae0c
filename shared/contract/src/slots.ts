/** The extension points of the host, and the props that each passes to its fillers. */
export interface SlotProps {
  /** A section of the admin dashboard, with a heading of its own, beside the next actions. */
  'admin-dashboard': { companyName: string };
  /** One row among the next actions of the admin dashboard, or nothing while there is nothing to do. */
  'next-actions': { companyName: string };
}
export type SlotName = keyof SlotProps;
