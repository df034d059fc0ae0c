import type { ReactNode } from 'react';

/** A pair of a `DescriptionList`. */
export function Detail({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
