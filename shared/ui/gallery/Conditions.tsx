import { AddIcon } from '../src/icons';
import { Button, chakra, EmptyState, ErrorState, LinkButton, Loading, Notice, SkeletonRows } from '../src/ui';
import { Columns } from './Row';

export function Conditions() {
  return (
    <>
      <Columns>
        <Frame>
          <ErrorState
            condition="unavailable"
            title="Billing could not be opened"
            onRetry={() => undefined}
            details="billing 1.4.2"
            technical="billing 1.4.2 · chunk timeout · 08:42:17"
          >
            Version 1.4.2 did not load within 10 seconds. The rest of the console works as usual.
          </ErrorState>
        </Frame>
        <Frame>
          <EmptyState
            title="No folders"
            action={
              <Button variant="primary" icon={<AddIcon />}>
                Add new folder
              </Button>
            }
          >
            Get started by adding a new folder.
          </EmptyState>
        </Frame>
        <Frame>
          <EmptyState condition="nothing-found" title="No user found." action={<Button>Clear search</Button>}>
            None of 48 users matches “mæhlum”.
          </EmptyState>
        </Frame>
        <Frame>
          <ErrorState title="Failed to load" onRetry={() => undefined} technical="request 4be1-77c0">
            The server did not answer. Nothing you have done is lost.
          </ErrorState>
        </Frame>
        <Frame>
          <Loading>
            <SkeletonRows />
          </Loading>
        </Frame>
        <Frame>
          <EmptyState
            condition="not-allowed"
            title="Not Authorized"
            action={<LinkButton to="/">Go to dashboard</LinkButton>}
          >
            Your role, Case handler, has no access to Billing. An administrator can change it.
          </EmptyState>
        </Frame>
      </Columns>
      <Columns>
        <Notice>Your company is inactive.</Notice>
        <Notice tone="warning" action={<Button size="small">Restore</Button>}>
          You have unsaved changes from before
        </Notice>
        <Notice tone="danger">The list could not be loaded.</Notice>
        <Notice tone="success">Saved.</Notice>
        <Notice tone="neutral">Read only here.</Notice>
      </Columns>
    </>
  );
}

const Frame = chakra('div', {
  base: { minH: '268px', overflow: 'hidden', borderWidth: '1px', borderRadius: 'card', '--page-inset': '16px' },
});
