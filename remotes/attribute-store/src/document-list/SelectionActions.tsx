import { attributeStore, type DocumentEnvironment } from '@console/api';
import { environmentNames } from '@console/product';
import { Button, chakra } from '@console/ui';
import { ActivateIcon, DeleteIcon, EditIcon, ExportIcon, PublishIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import type { DocumentAction } from '../document-actions/DocumentDialogs';
import { ExportMenu } from './ExportMenu';

interface SelectionActionsProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onAct: (action: DocumentAction) => void;
}

/** All in development, publishing in test, export in production. */
export function SelectionActions({ environment, documents, onAct }: SelectionActionsProps) {
  const target = attributeStore.publishTarget[environment];
  return (
    <>
      {target && (
        <Button
          variant="primary"
          size="small"
          icon={<PublishIcon />}
          onClick={() => onAct({ kind: 'publish', documents })}
        >
          <span>
            {rich('Publish<wide> to {environment}</wide>', {
              environment: environmentNames[target],
              wide: (inner) => <chakra.span smDown={{ srOnly: true }}>{inner}</chakra.span>,
            })}
          </span>
        </Button>
      )}
      {environment === 'development' && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<ActivateIcon />}
            onClick={() => onAct({ kind: 'activate', documents })}
          >
            {t('Activate/Deactivate')}
          </Button>
          <Button variant="quiet" size="small" icon={<EditIcon />} onClick={() => onAct({ kind: 'edit', documents })}>
            {t('Edit one field')}
          </Button>
          <Button
            variant="danger"
            size="small"
            icon={<DeleteIcon />}
            onClick={() => onAct({ kind: 'delete', documents })}
          >
            {t('Delete')}
          </Button>
        </>
      )}
      {!target && (
        <ExportMenu
          environment={environment}
          documents={documents}
          trigger={(isExporting) => (
            <Button variant="quiet" size="small" icon={<ExportIcon />} loading={isExporting}>
              {t('Export to Excel')}
            </Button>
          )}
        />
      )}
    </>
  );
}
