import { attributeStore, type DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { Outlet } from '@console/router';
import { EnvironmentStrip, environmentNames } from '@console/product';
import {
  Button,
  chakra,
  EmptyState,
  IconButton,
  LinkButton,
  Menu,
  MenuItem,
  PageHeader,
  PanelLayout,
  Spinner,
} from '@console/ui';
import { AddIcon, ExportIcon, LoadIcon } from '@console/ui/icons';
import { DataTable, MarkedNote, useTable } from '@console/ui/table';
import { useState } from 'react';
import { documentPath, newDocumentPath } from './document-paths';
import { type DocumentAction, DocumentDialogs } from './DocumentDialogs';
import { documentsTable } from './documents-columns';
import { DocumentsFacts } from './DocumentsFacts';
import { documentsQuery } from './documents-queries';
import { EnvironmentPath } from './EnvironmentPath';
import { ExportMenu } from './ExportMenu';
import { RunningWork } from './RunningWork';
import { SelectionActions } from './SelectionActions';
import { useEnvironment } from './use-environment';

const NOUN = { one: 'document', many: 'documents' };
const hrefIn = (environment: DocumentEnvironment) => (document: attributeStore.Document) =>
  documentPath(environment, document.id);
const hrefs = { development: hrefIn('development'), test: hrefIn('test'), production: hrefIn('production') };

export function DocumentsPage() {
  const environment = useEnvironment();
  const query = useQuery(documentsQuery(environment));
  const table = useTable(documentsTable, { rows: query.data?.documents });
  const [action, setAction] = useState<DocumentAction>();
  const isDevelopment = environment === 'development';
  const sources = attributeStore.loadSources[environment];
  const chosen = table.selection.rows.length > 0 ? table.selection.rows : table.visible;
  const newButton = isDevelopment && (
    <LinkButton look="primary" icon={<AddIcon />} to={`${newDocumentPath}${table.search}`}>
      New
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />} edge={<EnvironmentStrip environment={environment} aria-hidden />}>
      <PageHeader
        title={`Documents - ${environmentNames[environment]}`}
        facts={<DocumentsFacts environment={environment} list={query.data} />}
        action={newButton}
      />
      <EnvironmentPath current={environment} />
      <RunningWork environment={environment} />
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        rowHref={hrefs[environment]}
        searchLabel="Search documents"
        failureMessage="Failed to load"
        noMatchTitle="No document found."
        empty={
          <EmptyState title="No documents" action={newButton}>
            {isDevelopment ? 'Get started by creating one.' : 'Documents come here by being published.'}
          </EmptyState>
        }
        actions={
          <>
            {sources.length > 0 && (
              <Menu
                align="end"
                trigger={
                  <Button look="quiet" icon={<LoadIcon />}>
                    <chakra.span smDown={{ srOnly: true }}>Load from</chakra.span>
                  </Button>
                }
              >
                {sources.map((source) => (
                  <MenuItem key={source} onSelect={() => setAction({ kind: 'load', source })}>
                    {environmentNames[source]}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <ExportMenu
              environment={environment}
              documents={chosen}
              trigger={(isExporting) => (
                <IconButton label="Export to Excel" icon={isExporting ? <Spinner /> : <ExportIcon />} />
              )}
            />
          </>
        }
        selectionActions={(documents) => (
          <SelectionActions environment={environment} documents={documents} onAct={setAction} />
        )}
        note={attributeStore.publishTarget[environment] && <MarkedNote>Edited since last publish</MarkedNote>}
      />
      <DocumentDialogs environment={environment} action={action} onClose={() => setAction(undefined)} />
    </PanelLayout>
  );
}
