import type { ReactNode } from 'react';
import { ComparisonDialog } from '@console/ui/record';

/** One property, in words. */
export interface PendingChange {
  property: string;
  published: string;
  draft: string;
}

export interface PendingChangesDialogProps {
  /** What has changed, and where it is published. */
  about: ReactNode;
  /** Undefined while it is not known; `children` then stand in their place. */
  changes: readonly PendingChange[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** What publishing would change of one record; for documents and for the settings of delivery services (C44). */
export function PendingChangesDialog({ changes, ...shown }: PendingChangesDialogProps) {
  return (
    <ComparisonDialog
      {...shown}
      title="Pending changes in draft"
      label="Pending changes"
      versions={['Published', 'Draft']}
      rows={changes?.map(({ property, published, draft }) => ({ property, values: [published, draft] }))}
    />
  );
}
