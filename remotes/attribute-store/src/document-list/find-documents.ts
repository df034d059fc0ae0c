import { attributeStore } from '@console/api';
import { pathOf, type SlotFunctions } from '@console/contract';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import area from '../area';
import { documentPath } from '../documents/document-paths';

const MOST = 5;

/** Every document exists in development. */
export const findDocuments: SlotFunctions['search'] = async (search, _client, signal) => {
  const contains = searchFor(search);
  // One more than shown, to detect further matches.
  const documents = await attributeStore.findDocuments('development', search, MOST + 1, signal);
  const matches = documents.filter(({ name, type }) => contains(`${name} ${type}`));
  const allMatches = {
    kind: t('Documents'),
    label: t('All matches for “{search}”', { search }),
    path: `${pathOf(area.pages.development)}?q=${encodeURIComponent(search)}`,
  };
  return {
    results: [
      ...matches.slice(0, MOST).map(({ id, name, type }) => ({
        kind: t('Document'),
        label: name,
        detail: type,
        path: documentPath('development', id),
      })),
      ...(matches.length > MOST ? [allMatches] : []),
    ],
  };
};
