import { ApiError } from '@console/api';
import { ErrorState } from '@console/ui';

interface PackageFailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of a package that cannot be shown: not found, or not loaded (VERS-026). */
export function PackageFailed({ error, isRetrying, onRetry }: PackageFailedProps) {
  return (
    <ErrorState
      title="Failed to load package"
      technical={error instanceof ApiError && error.requestId ? `request ${error.requestId}` : undefined}
      onRetry={onRetry}
      retrying={isRetrying}
    >
      {error.message || 'The server did not answer as it should.'}
    </ErrorState>
  );
}
