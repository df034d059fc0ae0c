import { Button, EmptyState, PanelBody } from '@console/ui';
import { t } from '@console/words';

interface GoneRecordProps {
  /** 'This webhook is not there any more'. */
  title: string;
  /** Label of the way back to the list. */
  all: string;
  onClose: () => void;
}

/** Content of a panel whose record is not in its list, because another user has deleted it. */
export function GoneRecord({ title, all, onClose }: GoneRecordProps) {
  return (
    <PanelBody>
      <EmptyState title={title} level="h3" action={<Button onClick={onClose}>{all}</Button>}>
        {t('It may have been deleted by somebody else.')}
      </EmptyState>
    </PanelBody>
  );
}
