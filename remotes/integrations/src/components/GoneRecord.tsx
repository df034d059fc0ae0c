import { Button, EmptyState, PanelBody } from '@console/ui';
import { t } from '@console/words';

interface GoneRecordProps {
  title: string;
  all: string;
  onClose: () => void;
}

export function GoneRecord({ title, all, onClose }: GoneRecordProps) {
  return (
    <PanelBody>
      <EmptyState title={title} level="h3" action={<Button onClick={onClose}>{all}</Button>}>
        {t('Somebody else may have deleted it.')}
      </EmptyState>
    </PanelBody>
  );
}
