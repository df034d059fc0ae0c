import { attributeStore, type DocumentEnvironment } from '@console/api';
import { environmentNames } from '@console/product';
import { Box, Button, ChangedMark, Flex } from '@console/ui';
import { useState } from 'react';
import { DocumentPendingChangesDialog } from './DocumentPendingChangesDialog';

interface PendingChangesNoticeProps {
  environment: DocumentEnvironment;
  document: attributeStore.Document;
}

/** Says of an edited document that it is not published as it is here, and shows in what. */
export function PendingChangesNotice({ environment, document }: PendingChangesNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const target = attributeStore.publishTarget[environment];
  if (!document.hasChanged || !target) return null;
  return (
    <>
      <Flex align="center" gap="2" color="text.muted">
        <ChangedMark aria-hidden />
        <Box flex="1" minW="0">
          Edited since it was last published to {environmentNames[target]}
        </Box>
        <Button size="small" onClick={() => setIsOpen(true)}>
          Pending changes
        </Button>
      </Flex>
      {isOpen && (
        <DocumentPendingChangesDialog
          environment={environment}
          target={target}
          document={document}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
