import { attributeStore } from '@console/api';
import { pathOf, type SlotProps } from '@console/contract';
import { queryOptions, useQuery } from '@console/query';
import { searchFor } from '@console/schema/search-text';
import { useEffect } from 'react';
import area from '../area';
import { documentPath } from '../documents/document-paths';

const MOST = 5;

/** Not kept: who types on asks for something else, and asks anew when they come back. */
const documentsFoundQuery = (search: string) =>
  queryOptions({
    queryKey: ['attributestore', 'found', search],
    // One more than is shown, to know that there are more.
    queryFn: ({ signal }) => attributeStore.findDocuments('development', search, MOST + 1, signal),
    gcTime: 0,
  });

/** What *Go to* finds here: documents in development, where every document is. */
export function FindDocuments({ search, onFound }: SlotProps['go-to']) {
  const { data: documents, error } = useQuery(documentsFoundQuery(search));

  useEffect(() => {
    if (!documents && !error) return;
    const contains = searchFor(search);
    const found = (documents ?? []).filter(({ name, type }) => contains(`${name} ${type}`));
    const others = {
      kind: 'Documents',
      label: `All that match “${search}”`,
      path: `${pathOf(area.pages.development)}?q=${encodeURIComponent(search)}`,
    };
    onFound({
      source: area.name,
      search,
      results: [
        ...found.slice(0, MOST).map(({ id, name, type }) => ({
          kind: 'Document',
          label: name,
          detail: type,
          path: documentPath('development', id),
        })),
        ...(found.length > MOST ? [others] : []),
      ],
      hasFailed: !documents,
    });
  }, [search, onFound, documents, error]);
  return null;
}
