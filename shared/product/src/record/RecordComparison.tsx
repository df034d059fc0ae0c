import { chakra, Flex, PanelBody, Switch } from '@console/ui';
import { ComparisonTable } from '@console/ui/record';
import { n, t } from '@console/words';
import { useState } from 'react';
import { EnvBadge } from '../EnvBadge';
import { type Environment, environmentNames } from '../environments';
import type { FieldValue, RecordFields } from './record-fields';

/** Null = not in the environment. */
export interface EnvironmentRow extends Record<Environment, FieldValue> {
  property: string;
}

const ENVIRONMENTS = ['development', 'test', 'production'] as const;
const VERSIONS = ENVIRONMENTS.map((environment) => ({
  name: environmentNames[environment],
  head: <EnvBadge environment={environment} plain />,
}));

interface RecordComparisonProps {
  fields: Pick<RecordFields, 'labelOf' | 'wordsOf'>;
  rows: readonly EnvironmentRow[];
}

export function RecordComparison({ fields, rows }: RecordComparisonProps) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const differing = rows.filter(differsFromProduction);
  const visibleRows = isNarrowed ? differing : rows;
  return (
    <PanelBody>
      <div>
        <Flex align="center" justify="space-between" gap="3" mb="3" wrap="wrap">
          <chakra.span color="text.muted" textStyle="xs" role="status">
            {summary(rows, differing.length)}
          </chakra.span>
          <Label>
            <Switch checked={isNarrowed} onChange={(event) => setIsNarrowed(event.target.checked)} />
            {t('Only differences')}
          </Label>
        </Flex>
        {visibleRows.length > 0 && (
          <ComparisonTable
            label={t('Comparison')}
            versions={VERSIONS}
            reference={ENVIRONMENTS.indexOf('production')}
            rows={visibleRows.map((row) => ({
              property: fields.labelOf(row.property),
              values: ENVIRONMENTS.map((environment) => fields.wordsOf(row.property, row[environment])),
            }))}
          />
        )}
      </div>
    </PanelBody>
  );
}

const differsFromProduction = ({ development, test, production }: EnvironmentRow) =>
  development !== production || test !== production;

/** '3 differ' */
export function countDiffering(rows: readonly EnvironmentRow[]): string {
  const { length } = rows.filter(differsFromProduction);
  return n(length, '{count} differs', '{count} differ');
}

function summary(rows: readonly EnvironmentRow[], differing: number): string {
  const missing = ENVIRONMENTS.filter((environment) => rows.every((row) => row[environment] === null));
  const [first, second] = missing.map((environment) => environmentNames[environment]);
  if (first && second) return t('Not in {first} or {second}.', { first, second });
  if (first) return t('Not in {environment}.', { environment: first });
  return differing === 0 ? t('The same in all three environments.') : t('Marked cells differ from Production.');
}

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'xs', cursor: 'pointer' },
});
