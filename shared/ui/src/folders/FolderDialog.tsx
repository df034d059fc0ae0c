import { t } from '@console/words';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { FolderPicker } from './FolderPicker';
import type { FolderSource } from './folder-source';

export interface FolderDialogProps {
  /** 'Move Avtaler to' */
  title: string;
  source: FolderSource;
  /** Selects this folder id at first. */
  value?: string;
  /** The first level's folder id. */
  startId?: string;
  verb?: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Lets people choose a folder; open while mounted. */
export function FolderDialog({
  title,
  source,
  value,
  startId,
  verb = t('Choose'),
  onChoose,
  onClose,
}: FolderDialogProps) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(value === undefined ? [] : [value]);
  const [id] = selectedIds;
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={id === undefined ? t('Choose a folder first') : undefined}
            onClick={() => id !== undefined && onChoose(id)}
          >
            {verb}
          </Button>
        </>
      }
    >
      <FolderPicker
        label={t('Folder')}
        source={source}
        value={selectedIds}
        onChange={setSelectedIds}
        isSingle
        {...(startId === undefined ? {} : { startId })}
      />
    </Dialog>
  );
}
