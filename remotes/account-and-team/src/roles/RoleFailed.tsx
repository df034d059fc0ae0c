import { ApiError } from '@console/api';
import { ErrorState, Page } from '@console/ui';
import { RoleHeader } from './RoleHeader';

interface RoleFailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of a role that cannot be shown: not found, or not loaded. */
export function RoleFailed({ error, isRetrying, onRetry }: RoleFailedProps) {
  return (
    <Page>
      <RoleHeader title="Role" crumb="Edit" />
      <ErrorState
        title="Failed to load"
        technical={error instanceof ApiError && error.requestId ? `request ${error.requestId}` : undefined}
        onRetry={onRetry}
        retrying={isRetrying}
      >
        {error.message || 'The server did not answer as it should.'}
      </ErrorState>
    </Page>
  );
}
