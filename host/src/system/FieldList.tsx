import { DescriptionList } from '@console/ui';
import type { ReactNode } from 'react';

export type LabelledField = readonly [label: string, value: ReactNode];

/** Leaves out fields without a value. */
export function FieldList({ fields }: { fields: readonly LabelledField[] }) {
  return (
    <DescriptionList wide>
      {fields
        .filter(([, value]) => Boolean(value))
        .flatMap(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
    </DescriptionList>
  );
}
