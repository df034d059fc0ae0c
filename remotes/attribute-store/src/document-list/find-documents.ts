import { attributeStore } from '@console/api';
import { pathOf, type SlotFunctions } from '@console/contract';
import { searchFor } from '@console/schema/search-text';
import area from '../area';
import { documentPath } from '../documents/document-paths';

const MOST = 5;

/** What *Go to* finds here: documents in development, where every document is. */
export const findDocuments: SlotFunctions['search'] = async (search, _client, signal) => {
  const contains = searchFor(search);
  // One more than is shown, to know that there are more.
  const documents = await attributeStore.findDocuments('development', search, MOST + 1, signal);
  const found = documents.filter(({ name, type }) => contains(`${name} ${type}`));
  const others = {
    kind: 'Documents',
    label: `All that match “${search}”`,
    path: `${pathOf(area.pages.development)}?q=${encodeURIComponent(search)}`,
  };
  return {
    results: [
      ...found.slice(0, MOST).map(({ id, name, type }) => ({
        kind: 'Document',
        label: name,
        detail: type,
        path: documentPath('development', id),
      })),
      ...(found.length > MOST ? [others] : []),
    ],
  };
};
