import { attributeStore } from '@console/api';
import { pathOf } from '@console/contract';
import { environmentNames, LastChange, useAddressedDialog } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation } from '@console/router';
import { nameKey } from '@console/schema/names';
import { Button, ConfirmDialog, FailedNotice, Flex, formatList, LinkButton, shortName } from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { CopyIcon, UndoIcon } from '@console/ui/icons';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import area from '../area';
import { documentFields } from '../documents/document-fields';
import { documentSchema, emptyDocument, toFormValues, toRequest } from '../documents/document-schema';
import { documentsByIdQuery, documentsQuery, useDiscardDraft, useSaveDocument } from '../documents/documents-queries';
import { PendingDocumentChanges } from './DocumentComparison';
import { DocumentFields } from './DocumentFields';

interface DocumentFormProps {
  document?: attributeStore.Document;
  source?: attributeStore.Document | undefined;
  onSaved: (saved: attributeStore.Document) => void;
  onCancel: () => void;
}

/** The panel checks this form for unsaved changes. */
export const EDIT_FORM = 'edit-document';

export function DocumentForm({ document, source, onSaved, onCancel }: DocumentFormProps) {
  // ATTR-047: a copy is without the type.
  const newValues = source ? { ...toFormValues(source), type: '' } : emptyDocument;
  const form = useForm({
    id: document ? EDIT_FORM : 'new-document',
    label: document ? t('Edit document') : t('New document'),
    schema: documentSchema(useOtherTypes(document?.id)),
    values: document ? toFormValues(document) : newValues,
    // Each copy has a draft.
    keyParams: ['copy'],
    labels: documentFields.labels,
    describe,
    save: useSaveDocument(document ?? 'new'),
    toRequest: (values) => toRequest(values, document),
    onSaved,
  });

  const discarding = useAddressedDialog('discard', document?.hasChanged === true && form.changed.length === 0);
  const discardButton = (
    <Button
      size="small"
      icon={<UndoIcon />}
      onClick={discarding.open}
      disabledReason={form.changed.length > 0 ? t('Save or cancel your changes first') : undefined}
    >
      {t('Discard draft')}
    </Button>
  );
  return (
    <>
      <PanelForm
        form={form}
        isNew={!document}
        onCancel={onCancel}
        lead={
          document && <PendingDocumentChanges environment="development" document={document} action={discardButton} />
        }
        aside={document && <Aside document={document} />}
      >
        <DocumentFields form={form} />
      </PanelForm>
      {document && discarding.isOpen && <DiscardDraftDialog document={document} onClose={discarding.close} />}
    </>
  );
}

function Aside({ document }: { document: attributeStore.Document }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('copy', document.id);
  return (
    <Flex align="center" justify="space-between" gap="2" wrap="wrap">
      <LastChange at={document.updatedAt} by={document.updatedByName} />
      <LinkButton size="small" icon={<CopyIcon />} to={`${pathOf(area.pages.newDocument)}?${params}`}>
        {t('Duplicate')}
      </LinkButton>
    </Flex>
  );
}

const inWords = (name: keyof attributeStore.DocumentValues) => (value: string | boolean) =>
  documentFields.wordsOf(name, value);
const describe = {
  internalOnly: inWords('internalOnly'),
  changesAllowed: inWords('changesAllowed'),
  plexmode: inWords('plexmode'),
  colormode: inWords('colormode'),
  active: inWords('active'),
};

/** ATTR-047. By `nameKey`; the platform checks again. */
function useOtherTypes(ownId: string | undefined): ReadonlySet<string> {
  const { data } = useQuery(documentsQuery('development'));
  return useMemo(
    () => new Set(data?.documents.filter(({ id }) => id !== ownId).map(({ type }) => nameKey(type))),
    [data, ownId],
  );
}

function DiscardDraftDialog({ document, onClose }: { document: attributeStore.Document; onClose: () => void }) {
  const target = attributeStore.publishTarget.development;
  const query = useQuery(documentsByIdQuery(target, [document.id]));
  const discard = useDiscardDraft();
  const [published] = query.data ?? [];
  const changes = published ? documentFields.changesBetween(published, document).map(({ property }) => property) : [];
  const name = environmentNames[target];
  return (
    <ConfirmDialog
      title={t('Discard the draft of {type}?', { type: shortName(document.type) })}
      verb={t('Discard draft')}
      danger
      disabledReason={published ? undefined : blockedReason(query.data !== undefined)}
      save={discard}
      // Never sent: the button is blocked.
      variables={{ document, published: published ?? document }}
      onClose={onClose}
    >
      {query.error && !query.data && (
        <FailedNotice query={query}>{t('Couldn’t load the version published to {name}.', { name })}</FailedNotice>
      )}
      {!query.error && !query.data && <p role="status">{t('Loading the published version')}</p>}
      {query.data && !published && (
        <p>
          {t('This document has never been published to {name}, so there’s no published version to go back to.', {
            name,
          })}
        </p>
      )}
      {published && (
        <p>
          {n(
            changes.length,
            '{fields} in Development will match what’s published to {name} again.',
            '{fields} in Development will match what’s published to {name} again.',
            { fields: formatList(changes), name },
          )}
        </p>
      )}
    </ConfirmDialog>
  );
}

const blockedReason = (isKnown: boolean) => (isKnown ? t('Never published') : t('Couldn’t load the published version'));
