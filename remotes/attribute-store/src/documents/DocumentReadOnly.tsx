import type { attributeStore, DocumentEnvironment } from '@console/api';
import { Button, chakra, Notice, PanelBody, PanelFooter } from '@console/ui';
import { Facts } from '@console/ui/record';
import { Fragment } from 'react';
import { labels, wordsOf } from './document-words';
import { LastChange } from './LastChange';
import { PendingChangesNotice } from './PendingChangesNotice';

interface DocumentReadOnlyProps {
  environment: DocumentEnvironment;
  document: attributeStore.Document;
  onClose: () => void;
}

/** A document in test or production (ATTR-026). */
export function DocumentReadOnly({ environment, document, onClose }: DocumentReadOnlyProps) {
  const properties = Object.keys(labels) as (keyof attributeStore.DocumentValues)[];
  return (
    <>
      <PanelBody>
        {/* ATTR-027, to the letter. */}
        <Notice tone="neutral">
          Unable to edit document in test and production. Please edit the document in development.
        </Notice>
        <PendingChangesNotice environment={environment} document={document} />
        <Facts wide>
          {properties.map((property) => (
            <Fragment key={property}>
              <dt>{labels[property]}</dt>
              <dd>{wordsOf(property, document[property]) || '–'}</dd>
            </Fragment>
          ))}
        </Facts>
        <LastChange document={document} />
      </PanelBody>
      <PanelFooter>
        <chakra.span flex="1" />
        <Button onClick={onClose}>Close</Button>
      </PanelFooter>
    </>
  );
}
