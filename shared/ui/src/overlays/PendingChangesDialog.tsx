import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { ComparisonTable } from '../table/ComparisonTable';
import { Dialog } from './Dialog';

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
export function PendingChangesDialog({ about, changes, children, onClose }: PendingChangesDialogProps) {
  return (
    <Dialog
      title="Pending changes in draft"
      size="large"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <chakra.div color="text.muted">{about}</chakra.div>
      {changes ? (
        <ComparisonTable
          label="Pending changes"
          versions={[{ name: 'Published' }, { name: 'Draft' }]}
          rows={changes.map(({ property, published, draft }) => ({ property, values: [published, draft] }))}
        />
      ) : (
        children
      )}
    </Dialog>
  );
}
