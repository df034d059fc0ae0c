import { EmptyState, LinkButton } from '@console/ui';

/** Where an area would be whose entry in the registry is not in order; what is wrong with it is on `/system`. */
export function AreaLeftOutPage({ area }: { area: string }) {
  return (
    <EmptyState
      level="h1"
      condition="unavailable"
      title="This page could not be opened"
      technical={area}
      action={<LinkButton to="/dashboard">Go to dashboard</LinkButton>}
    >
      The area that owns it is not set up correctly in this installation. The rest of the console works as usual.
    </EmptyState>
  );
}
