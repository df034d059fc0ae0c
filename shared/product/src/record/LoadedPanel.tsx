import { Loaded, Loading, Panel, PanelBody, type RecordQuery } from '@console/ui';
import { FieldOutlines } from '@console/ui/form';
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
