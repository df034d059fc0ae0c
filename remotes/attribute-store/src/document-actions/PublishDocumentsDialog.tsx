import { attributeStore, type DocumentEnvironment } from '@console/api';
import {
  type DrawRecords,
  EnvironmentStep,
  environmentNames,
  PublishDialog,
  type PublishedRecord,
} from '@console/product';
import { useQuery } from '@console/query';
import { FailedNotice, formatCount, useJob } from '@console/ui';
import { JobDialog } from '@console/ui/jobs';
import { n, t } from '@console/words';
import { useMemo, useState } from 'react';
import { documentsByIdQuery, documentsQuery, seenIn } from '../documents/documents-queries';
import { publishJob } from './document-jobs';
import { inReview, withChanges } from './document-previews';

interface PublishDocumentsDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onStarted: () => void;
  onClose: () => void;
}

export const PUBLISH_TITLE = t('Publish selected documents');

/** ATTR-040: `hasChanged` marks what is sent; changes load as rows are drawn. */
export function PublishDocumentsDialog(props: PublishDocumentsDialogProps) {
  const { environment, documents: chosen, onStarted, onClose } = props;
  const list = useQuery(documentsQuery(environment));
  const documents = useMemo(() => latestOf(chosen, list.data), [chosen, list.data]);
  const target = attributeStore.publishTarget[environment] ?? 'production';
  const targetName = environmentNames[target];
  const publishing = useJob(publishJob, environment);
  const records = useMemo(() => inReview(documents), [documents]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(NONE);
  const changing = records.filter(({ id, changes }) => changes === undefined && !leftOut.has(id));
  const byId = useMemo(() => new Map(documents.map((document) => [document.id, document])), [documents]);
  const first = useQuery(presentQuery(target, records.slice(0, FIRST_PAGE)));

  // A refetch may replace the versions to publish.
  const isReading = list.isFetching ? t('Looking up what would change') : undefined;
  const blockedReason =
    isReading ??
    (changing.length === 0
      ? leftOut.size > 0
        ? t('Every document is left out')
        : t('Nothing would change')
      : undefined);

  function publish() {
    publishing.start({
      from: environment,
      to: target,
      documents: changing.flatMap(({ id }) => {
        const document = byId.get(id);
        return document ? { id, version: seenIn(document, list.data) } : [];
      }),
    });
    onStarted();
  }

  if (publishing.job) return <JobDialog title={PUBLISH_TITLE} controls={publishing} onClose={onClose} />;
  return (
    <PublishDialog
      title={PUBLISH_TITLE}
      verb={t('Publish to {environment}', { environment: targetName })}
      target={targetName}
      versions={[t('{environment} now', { environment: targetName }), t('After publishing')]}
      records={changing.length === 0 || first.data ? records : undefined}
      leftOut={leftOut}
      onLeaveOut={setLeftOut}
      lookUp={(page, draw) => <Present target={target} page={page} documents={byId} draw={draw} />}
      query={first}
      blockedReason={blockedReason}
      onPublish={publish}
      onClose={onClose}
    >
      <div>
        <EnvironmentStep from={environment} to={target} />
        <p role="status">
          {leftOut.size > 0 && changing.length === 0
            ? t('Every document is left out.')
            : sayHowMany(changing.length, documents.length, targetName)}
        </p>
      </div>
    </PublishDialog>
  );
}

function latestOf(documents: readonly attributeStore.Document[], list: attributeStore.DocumentList | undefined) {
  if (!list) return documents;
  const present = new Map(list.documents.map((document) => [document.id, document]));
  return documents.flatMap(({ id }) => present.get(id) ?? []);
}

const NONE: ReadonlySet<string> = new Set();

const FIRST_PAGE = 50;

/** Sends no request without changes. */
function presentQuery(target: DocumentEnvironment, page: readonly PublishedRecord[]) {
  const ids = page.filter(({ changes }) => changes === undefined).map(({ id }) => id);
  return { ...documentsByIdQuery(target, ids), enabled: ids.length > 0 };
}

interface PresentProps {
  target: DocumentEnvironment;
  page: readonly PublishedRecord[];
  documents: ReadonlyMap<string, attributeStore.Document>;
  draw: DrawRecords;
}

function Present({ target, page, documents, draw }: PresentProps) {
  const query = useQuery(presentQuery(target, page));
  if (query.error && !query.data) {
    const name = environmentNames[target];
    return (
      <div role="listitem">
        <FailedNotice query={query}>{t('Couldn’t load the changes for {name}.', { name })}</FailedNotice>
      </div>
    );
  }
  const publishedById = new Map(query.data?.map((document) => [document.id, document]));
  if (!query.data) return draw(page);
  return draw(page.map((record) => withChanges(record, documents.get(record.id), publishedById.get(record.id))));
}

function sayHowMany(changing: number, selectedCount: number, target: string): string {
  if (changing > 0) {
    return n(
      changing,
      '{count} of {chosen} documents will change in {target}.',
      '{count} of {chosen} documents will change in {target}.',
      { chosen: formatCount(selectedCount), target },
    );
  }
  return n(
    selectedCount,
    'Nothing would change. {target} already matches.',
    'Nothing would change. {target} already matches.',
    { target },
  );
}
