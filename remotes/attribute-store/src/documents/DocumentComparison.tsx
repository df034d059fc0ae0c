import type { attributeStore } from '@console/api';
import { useQuery } from '@console/query';
import { EnvBadge, environmentNames } from '@console/product';
import { chakra, Flex, LoadError, PanelBody, Switch } from '@console/ui';
import { ComparisonTable } from '@console/ui/record';
import { useState } from 'react';
import { DocumentSkeleton } from './DocumentSkeleton';
import { labelOf, wordsOf } from './document-words';
import { comparisonQuery } from './documents-queries';

const ENVIRONMENTS = ['development', 'test', 'production'] as const;
const VERSIONS = ENVIRONMENTS.map((environment) => ({
  name: environmentNames[environment],
  head: <EnvBadge environment={environment} plain />,
}));

/** ATTR-036, ATTR-037: the document in all three environments, held against production. */
export function DocumentComparison({ documentId }: { documentId: string }) {
  const query = useQuery(comparisonQuery(documentId));
  const [isNarrowed, setIsNarrowed] = useState(false);
  if (!query.data) {
    return query.error ? (
      <PanelBody>
        <LoadError title="Failed to load" query={query} />
      </PanelBody>
    ) : (
      <DocumentSkeleton />
    );
  }

  const differing = query.data.filter(differs);
  const shown = isNarrowed ? differing : query.data;
  return (
    <PanelBody>
      <div>
        <Flex align="center" justify="space-between" gap="3" mb="3" wrap="wrap">
          <chakra.span color="text.muted" textStyle="xs" role="status">
            {summary(query.data, differing.length)}
          </chakra.span>
          <Label>
            <Switch checked={isNarrowed} onChange={(event) => setIsNarrowed(event.target.checked)} />
            Only differences
          </Label>
        </Flex>
        {shown.length > 0 && (
          <ComparisonTable
            label="Comparison"
            versions={VERSIONS}
            reference={ENVIRONMENTS.indexOf('production')}
            rows={shown.map((row) => ({
              property: labelOf(row.property),
              values: ENVIRONMENTS.map((environment) => wordsOf(row.property, row[environment])),
            }))}
          />
        )}
      </div>
    </PanelBody>
  );
}

export const differs = ({ development, test, production }: attributeStore.ComparisonRow) =>
  development !== production || test !== production;

function summary(rows: readonly attributeStore.ComparisonRow[], differing: number): string {
  const missing = ENVIRONMENTS.filter((environment) => rows.every((row) => row[environment] === null));
  if (missing.length > 0)
    return `Not in ${missing.map((environment) => environmentNames[environment]).join(' nor in ')}.`;
  return differing === 0 ? 'The same in all three environments.' : 'Marked cells differ from Production.';
}

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'xs', cursor: 'pointer' },
});
