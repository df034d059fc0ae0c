import type { DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { Box, chakra, ChangedMark, Tabs } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { differs, DocumentComparison } from './DocumentComparison';
import { EDIT_FORM } from './DocumentForm';
import { DocumentHistory } from './DocumentHistory';
import { DocumentProperties } from './DocumentProperties';
import { comparisonQuery, documentQuery } from './documents-queries';
import { useDocumentTab } from './use-document-tab';

interface DocumentTabsProps {
  environment: DocumentEnvironment;
  documentId: string;
  onClose: () => void;
}

/** ATTR-028. Properties stays mounted under the other two, with what has been typed in it. */
export function DocumentTabs({ environment, documentId, onClose }: DocumentTabsProps) {
  const { tab, searchFor } = useDocumentTab();
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  const { data: record } = useQuery({ ...documentQuery(environment, documentId), enabled: false });
  const { data: comparison } = useQuery({ ...comparisonQuery(documentId), enabled: false });
  const item = (name: typeof tab) => ({ to: searchFor(name) || '?', isCurrent: tab === name });

  return (
    <>
      <Box px="var(--page-inset)" mb="4">
        <Tabs
          label="Document"
          tabs={[
            { ...item('properties'), label: <PropertiesLabel isUnsaved={isUnsaved} /> },
            { ...item('history'), label: 'History', count: record?.history.length },
            {
              ...item('compare'),
              label: 'Compare',
              count: comparison && `${comparison.filter(differs).length} differ`,
            },
          ]}
        />
      </Box>
      <TabPanel hidden={tab !== 'properties'}>
        <DocumentProperties environment={environment} documentId={documentId} onClose={onClose} />
      </TabPanel>
      {tab === 'history' && <DocumentHistory environment={environment} documentId={documentId} />}
      {tab === 'compare' && <DocumentComparison documentId={documentId} />}
    </>
  );
}

function PropertiesLabel({ isUnsaved }: { isUnsaved: boolean }) {
  if (!isUnsaved) return 'Properties';
  return (
    <>
      Properties
      <ChangedMark aria-hidden />
      <chakra.span srOnly>, unsaved changes</chakra.span>
    </>
  );
}

const TabPanel = chakra('div', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', '&[hidden]': { display: 'none' } },
});
