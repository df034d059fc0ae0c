import { EnvBadge } from '@console/product';
import { Button, Loaded, Loading, Panel, PanelBody, type RecordQuery, Skeleton, chakra, EmptyState } from '@console/ui';
import type { ReactNode } from 'react';
import { environmentOf } from './setup-rows';

interface SetupPanelProps<Record> {
  title: string;
  wide?: boolean;
  query: RecordQuery<Record>;
  onClose: () => void;
  children: (record: Record) => ReactNode;
}

/** The panel of one setting: what it is made of first, then its form. */
export function SetupPanel<Record>({ title, wide = false, query, onClose, children }: SetupPanelProps<Record>) {
  return (
    <Panel title={title} wide={wide} onClose={onClose}>
      <Loaded
        query={query}
        failureMessage="Failed to load"
        skeleton={<SetupSkeleton />}
        wrapFailure={(failure) => <PanelBody>{failure}</PanelBody>}
      >
        {children}
      </Loaded>
    </Panel>
  );
}

/** In place of a form for something new, where every environment has one. */
export function NoneFree({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <PanelBody>
      <EmptyState title="No free environment" action={<Button onClick={onClose}>Close</Button>}>
        {reason}
      </EmptyState>
    </PanelBody>
  );
}

/** Which environment a stored setting is for. */
export function EnvironmentLine({ environmentId }: { environmentId: number }) {
  const name = environmentOf(environmentId);
  return name ? (
    <chakra.div>
      <EnvBadge environment={name} />
    </chakra.div>
  ) : null;
}

function SetupSkeleton() {
  return (
    <PanelBody>
      <Loading>
        {['environment', 'address', 'client', 'secret'].map((field) => (
          <chakra.div key={field} display="grid" gap="10px" mb="6">
            <Skeleton w="24%" />
            <Skeleton h="control" w="full" borderRadius="control" />
          </chakra.div>
        ))}
      </Loading>
    </PanelBody>
  );
}
