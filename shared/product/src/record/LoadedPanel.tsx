import { Flex, Loaded, Loading, Panel, PanelBody, type RecordQuery, Skeleton } from '@console/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface LoadedPanelProps<Data> extends Omit<ComponentProps<typeof Panel>, 'children'> {
  /** With another one, what is drawn begins anew. */
  recordId?: string;
  query: RecordQuery<Data>;
  /** The specification's message. */
  failureMessage: string;
  /** Usually a form with the record. */
  children: (data: Data) => ReactNode;
}

/** The panel of one record: its shape while it loads, why it did not, then what is made of it. */
export function LoadedPanel<Data>({ recordId, query, failureMessage, children, ...panel }: LoadedPanelProps<Data>) {
  return (
    <Panel {...panel}>
      <Loaded
        key={recordId}
        query={query}
        failureMessage={failureMessage}
        skeleton={<FieldsSkeleton />}
        wrapFailure={(failure) => <PanelBody>{failure}</PanelBody>}
      >
        {children}
      </Loaded>
    </Panel>
  );
}

function FieldsSkeleton() {
  return (
    <PanelBody>
      <Loading>
        {Array.from({ length: 4 }, (_, field) => (
          // The index is the key: bars have no other identity.
          <Flex key={field} direction="column" gap="2.5" mb="6" style={{ opacity: 1 - field / 6 }}>
            <Skeleton w="24%" />
            <Skeleton h="control" w="full" borderRadius="control" />
          </Flex>
        ))}
      </Loading>
    </PanelBody>
  );
}
