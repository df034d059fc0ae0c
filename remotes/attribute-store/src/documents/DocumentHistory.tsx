import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useQuery } from '@console/query';
import { Button, LoadError, PanelBody, Time } from '@console/ui';
import { Timeline, TimelineEntry } from '@console/ui/record';
import { useState } from 'react';
import { DocumentChangesDialog } from './DocumentChangesDialog';
import { DocumentSkeleton } from './DocumentSkeleton';
import { kindOf, whatHappened } from './document-history';
import { documentQuery } from './documents-queries';

interface DocumentHistoryProps {
  environment: DocumentEnvironment;
  documentId: string;
}

/** ATTR-032: what has happened to the document in all environments, newest first. */
export function DocumentHistory({ environment, documentId }: DocumentHistoryProps) {
  const query = useQuery(documentQuery(environment, documentId));
  const [seen, setSeen] = useState<attributeStore.HistoryEntry>();

  if (!query.data) {
    return query.error ? (
      <PanelBody>
        <LoadError title="Failed to load" query={query} />
      </PanelBody>
    ) : (
      <DocumentSkeleton />
    );
  }
  return (
    <PanelBody>
      <Timeline aria-label="History">
        {query.data.history.map((entry) => {
          const Icon = kindOf(entry).icon;
          return (
            <TimelineEntry
              key={entry.Id}
              icon={<Icon />}
              title={whatHappened(entry)}
              facts={
                <>
                  <Time value={entry.updatedAt} /> by {entry.updatedByName}
                </>
              }
              action={
                <Button
                  size="small"
                  why={entry.changes.length === 0 ? 'No property was changed' : undefined}
                  onClick={() => setSeen(entry)}
                >
                  See changes
                </Button>
              }
            />
          );
        })}
      </Timeline>
      {seen && <DocumentChangesDialog entry={seen} onClose={() => setSeen(undefined)} />}
    </PanelBody>
  );
}
