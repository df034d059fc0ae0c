import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { type ComparedRow, ComparisonTable } from './ComparisonTable';

export interface ComparisonDialogProps {
  title: string;
  /** Name of the table for screen readers. */
  label: string;
  /** The record, and the event that changed it. */
  about: ReactNode;
  /** Names of the compared versions. */
  versions: readonly string[];
  /** Undefined while loading; `children` are then shown instead. */
  rows: readonly ComparedRow[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** A dialog with one record before and after, property by property. */
export function ComparisonDialog({ title, label, about, versions, rows, children, onClose }: ComparisonDialogProps) {
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('Close')}
        </Button>
      }
    >
      <chakra.div color="text.muted">{about}</chakra.div>
      {rows ? <ComparisonTable label={label} versions={versions.map((name) => ({ name }))} rows={rows} /> : children}
    </Dialog>
  );
}
