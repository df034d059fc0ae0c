import { combineQueries } from '@console/query';
import { useSearchParams } from '@console/router';
import { useMemo } from 'react';
import { useDocuments } from '../documents/documents-queries';
import { isSameEverywhere, promotedDocuments } from './promotion-rules';

/** The list shows equal documents too. */
export const SHOW = 'show';

/** `rows`: as the address selects. */
export function usePromotedDocuments() {
  const isAll = useSearchParams()[0].get(SHOW) === 'all';
  const query = combineQueries(useDocuments('development'), useDocuments('test'), useDocuments('production'));
  const [development, test, production] = query.data ?? [];
  const documents = useMemo(
    () =>
      development && test && production
        ? promotedDocuments({
            development: development.documents,
            test: test.documents,
            production: production.documents,
          })
        : undefined,
    [development, test, production],
  );
  const rows = useMemo(
    () => (isAll ? documents : documents?.filter((document) => !isSameEverywhere(document))),
    [documents, isAll],
  );
  return { query, documents, rows, isAll };
}
