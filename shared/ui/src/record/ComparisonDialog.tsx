import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { type ComparedRow, ComparisonTable } from './ComparisonTable';

interface ComparisonDialogProps {
  title: string;
  label: string;
  about: ReactNode;
  versions: readonly string[];
  /** Undefined = loading; shows `children`. */
  rows: readonly ComparedRow[] | undefined;
  children?: ReactNode;
  onClose: () => void;
}

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
