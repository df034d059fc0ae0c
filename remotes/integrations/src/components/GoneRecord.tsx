import { Button, EmptyState, PanelBody } from '@console/ui';

interface GoneRecordProps {
  /** `webhook` */
  noun: string;
  /** Label of the way back to the list. */
  all: string;
  onClose: () => void;
}

/** Content of a panel whose record is not in its list, because another user has deleted it. */
export function GoneRecord({ noun, all, onClose }: GoneRecordProps) {
  return (
    <PanelBody>
      <EmptyState
        title={`This ${noun} is not there any more`}
        level="h3"
        action={<Button onClick={onClose}>{all}</Button>}
      >
        It may have been deleted by somebody else.
      </EmptyState>
    </PanelBody>
  );
}
