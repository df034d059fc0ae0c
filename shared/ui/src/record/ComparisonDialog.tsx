import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { type ComparedRow, ComparisonTable } from './ComparisonTable';

export interface ComparisonDialogProps {
  title: string;
  /** What the table is, for who cannot see it. */
  label: string;
  /** Which record, and what has happened to it. */
  about: ReactNode;
  /** The names of what is compared. */
  versions: readonly string[];
  /** Undefined while it is not known; `children` then stand in their place. */
  rows: readonly ComparedRow[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** One record before and after, property by property, to be looked at and closed. */
export function ComparisonDialog({ title, label, about, versions, rows, children, onClose }: ComparisonDialogProps) {
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <chakra.div color="text.muted">{about}</chakra.div>
      {rows ? <ComparisonTable label={label} versions={versions.map((name) => ({ name }))} rows={rows} /> : children}
    </Dialog>
  );
}
