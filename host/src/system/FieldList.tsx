import { Detail } from '@console/product';
import { DescriptionList } from '@console/ui';
import type { ReactNode } from 'react';

export type LabelledField = readonly [label: string, value: ReactNode];

/** Leaves out fields without a value. */
export function FieldList({ fields }: { fields: readonly LabelledField[] }) {
  return (
    <DescriptionList wide>
      {fields.map(
        ([label, value]) =>
          Boolean(value) && (
            <Detail key={label} label={label}>
              {value}
            </Detail>
          ),
      )}
    </DescriptionList>
  );
}
