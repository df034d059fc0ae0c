import { attributeStore, type DocumentEnvironment } from '@console/api';
import { environmentNames } from '@console/product';
import { Time } from '@console/ui';
import { countDocuments } from './document-previews';

interface DocumentsFactsProps {
  environment: DocumentEnvironment;
  list: attributeStore.DocumentList | undefined;
}

/** Keeps the line's room, so that nothing jumps when the numbers come. */
const NOT_YET = '\u00a0';

/** '139 documents · 8 edited · last published to Test 17 Nov 2026' */
export function DocumentsFacts({ environment, list }: DocumentsFactsProps) {
  if (!list) return NOT_YET;
  const { documents, lastPublished } = list;
  const target = attributeStore.publishTarget[environment];
  const edited = documents.filter(({ hasChanged }) => hasChanged).length;
  return (
    <>
      {countDocuments(documents.length)}
      {target && ` · ${edited.toLocaleString('en-GB')} edited`}
      {lastPublished ? (
        <>
          {` · last published ${target ? `to ${environmentNames[target]} ` : ''}`}
          <Time value={lastPublished} />
        </>
      ) : (
        ' · not published yet'
      )}
    </>
  );
}
