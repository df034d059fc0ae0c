import { Loaded, Loading, Panel, PanelBody, type RecordQuery } from '@console/ui';
import { FieldOutlines } from '@console/ui/form';
import type { ComponentProps, ReactNode } from 'react';

interface LoadedPanelProps<Data> extends Omit<ComponentProps<typeof Panel>, 'children'> {
  /** A new id remounts the content. */
  recordId?: string;
  query: RecordQuery<Data>;
  failureMessage?: string;
  children: (data: Data) => ReactNode;
}

/** Draws skeleton or error, then `children`. */
export function LoadedPanel<Data>({ recordId, query, failureMessage, children, ...panel }: LoadedPanelProps<Data>) {
  return (
    <Panel {...panel}>
      <Loaded
        key={recordId}
        query={query}
        failureMessage={failureMessage}
        skeleton={
          <PanelBody>
            <Loading>
              <FieldOutlines fields={4} labelWidth="24%" />
            </Loading>
          </PanelBody>
        }
        wrapFailure={(failure) => <PanelBody>{failure}</PanelBody>}
      >
        {children}
      </Loaded>
    </Panel>
  );
}
