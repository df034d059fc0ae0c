import { attributeStore, type DocumentEnvironment } from '@console/api';
import { pathOf } from '@console/contract';
import { EnvironmentStrip, environmentNames, RecordJobOutcome, useAddressedRecord } from '@console/product';
import { Outlet } from '@console/router';
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
  TextButton,
  Time,
  useJob,
} from '@console/ui';
import { ActivateIcon, AddIcon, DeleteIcon, EditIcon, ExportIcon, LoadIcon, PublishIcon } from '@console/ui/icons';
import { JobNotice } from '@console/ui/jobs';
import { DataTable, MarkedNote, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { useState } from 'react';
import area from '../area';
import { type DocumentAction, DocumentDialogs } from '../document-actions/DocumentDialogs';
import { activationJob, publishJob } from '../document-actions/document-jobs';
import { DOCUMENTS, editFieldJob, type FieldEdit } from '../document-actions/edit-field-job';
import { LoadDialog } from '../document-actions/LoadDialog';
import { countDocuments, documentFields } from '../documents/document-fields';
import { documentPath, useEnvironment } from '../documents/document-paths';
import { documentsTable } from '../documents/documents-columns';
import { useDocuments } from '../documents/documents-queries';
import { EnvironmentPath } from '../documents/EnvironmentPath';
import { ExportMenu } from './ExportMenu';

const itself = (source: DocumentEnvironment) => source;
const hrefIn = (environment: DocumentEnvironment) => (document: attributeStore.Document) =>
  documentPath(environment, document.id);
const hrefs = { development: hrefIn('development'), test: hrefIn('test'), production: hrefIn('production') };

export function DocumentsPage() {
  const environment = useEnvironment();
  const query = useDocuments(environment, true);
  const expected = query.isPlaceholderData ? query.data?.total : undefined;
  const table = useTable(documentsTable, { rows: query.data?.documents, expected });
  const [action, setAction] = useState<DocumentAction>();
  const publishing = useJob(publishJob, environment);
  const activation = useJob(activationJob);
  const editing = useJob(editFieldJob);
  const isDevelopment = environment === 'development';
  const sources = attributeStore.loadSources[environment];
  const loading = useAddressedRecord('load', sources, itself, t('You can’t load documents from that environment'));
  const exportedRows = table.selection.rows.length > 0 ? table.selection.rows : table.visible;
  const isBlocked = table.expected !== undefined && exportedRows === table.visible;
  const newButton = isDevelopment && (
    <LinkButton variant="primary" icon={<AddIcon />} to={`${pathOf(area.pages.newDocument)}${table.search}`}>
      {t('New', undefined, 'document')}
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />} edge={<EnvironmentStrip environment={environment} aria-hidden />}>
      <PageHeader
        title={t('Documents - {environment}', { environment: environmentNames[environment] })}
        summary={
          <DocumentsSummary
            environment={environment}
            list={query.data}
            expected={table.expected}
            onReview={(documents) => setAction({ kind: 'publish', documents })}
          />
        }
        action={newButton}
      />
      <EnvironmentPath current={environment} />
      <JobNotice controls={publishing} />
      {isDevelopment && <JobNotice controls={activation} />}
      <RecordJobOutcome controls={editing} noun={DOCUMENTS} previousTextOf={editInWords} newTextOf={editInWords} />
      <DataTable
        table={table}
        query={query}
        label={t('Documents')}
        count={countDocuments}
        rowHref={hrefs[environment]}
        searchLabel={t('Search documents')}
        noMatchTitle={t('No documents found')}
        empty={
          <EmptyState title={t('No documents')} action={newButton}>
            {isDevelopment
              ? t('Get started by creating one.', undefined, 'document')
              : t('Publish documents to add them here.')}
          </EmptyState>
        }
        actions={
          <>
            {sources.length > 0 && (
              <Menu
                align="end"
                trigger={
                  <Button variant="quiet" icon={<LoadIcon />}>
                    <chakra.span smDown={{ srOnly: true }}>{t('Load from')}</chakra.span>
                  </Button>
                }
              >
                {sources.map((source) => (
                  <MenuItem key={source} onSelect={() => loading.open(source)}>
                    {environmentNames[source]}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <ExportMenu
              environment={environment}
              documents={exportedRows}
              blockedReason={isBlocked ? t('Documents are still loading') : undefined}
              trigger={(isExporting) => (
                <IconButton label={t('Export to Excel')} icon={isExporting ? <Spinner /> : <ExportIcon />} />
              )}
            />
          </>
        }
        selectionActions={(documents) => (
          <SelectionActions environment={environment} documents={documents} onAct={setAction} />
        )}
        note={attributeStore.publishTarget[environment] && <MarkedNote>{t('Edited since last publish')}</MarkedNote>}
      />
      <DocumentDialogs environment={environment} action={action} onAct={setAction} />
      {loading.record && <LoadDialog environment={environment} source={loading.record} onClose={loading.close} />}
    </PanelLayout>
  );
}

/** Reserves the width of the summary. */
const PENDING = { documents: [], lastPublished: '2026-01-01T00:00:00Z' };

interface DocumentsSummaryProps {
  environment: DocumentEnvironment;
  list: attributeStore.DocumentList | undefined;
  /** Undefined once all documents have loaded. */
  expected: number | undefined;
  onReview: (edited: readonly attributeStore.Document[]) => void;
}

/** '139 documents · 8 edited, review and publish · last published to Test 17 Nov 2026' */
function DocumentsSummary({ environment, list, expected, onReview }: DocumentsSummaryProps) {
  // Keeps the room of the last publishing.
  const { documents, lastPublished } = list ?? PENDING;
  const target = attributeStore.publishTarget[environment];
  // Unloaded documents may be edited too.
  const edited = target && expected === undefined && documents.filter(({ hasChanged }) => hasChanged);
  return (
    <chakra.span visibility={list ? undefined : 'hidden'}>
      {countDocuments(expected ?? documents.length)}
      {edited && ' · '}
      {edited && list && edited.length === 0 && t('0 edited')}
      {edited && (!list || edited.length > 0) && (
        <TextButton onClick={() => onReview(edited)}>
          {n(edited.length, '{count} edited, review and publish', '{count} edited, review and publish')}
        </TextButton>
      )}
      {' · '}
      {lastPublished ? lastPublishedIn(target, lastPublished) : t('not published yet')}
    </chakra.span>
  );
}

function lastPublishedIn(target: DocumentEnvironment | undefined, lastPublished: string) {
  const time = <Time value={lastPublished} />;
  return target
    ? rich('last published to {environment} {time}', { environment: environmentNames[target], time })
    : rich('last published {time}', { time });
}

const editInWords = ({ field, value }: FieldEdit) => documentFields.wordsOf(field, value) || '–';

interface SelectionActionsProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onAct: (action: DocumentAction) => void;
}

/** All in development, publishing in test, export in production. */
function SelectionActions({ environment, documents, onAct }: SelectionActionsProps) {
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
