import { EmptyState, LinkButton } from '@console/ui';

/** A place of the console whose area this installation does not run. */
export function NotDeployedPage({ title }: { title: string }) {
  return (
    <EmptyState
      level="h1"
      condition="unavailable"
      title={`${title} is not part of this installation`}
      action={<LinkButton to="/dashboard">Go to dashboard</LinkButton>}
    >
      The area that owns this page has not been deployed here.
    </EmptyState>
  );
}
