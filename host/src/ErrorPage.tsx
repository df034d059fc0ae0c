import { Button, chakra, ErrorState } from '@console/ui';

/** HOST-021. Also where anything lands that nothing else has caught. */
export function ErrorPage() {
  return (
    <chakra.main id="main" tabIndex={-1} outline="none">
      <ErrorState
        level="h1"
        title="Error page"
        action={
          <Button look="primary" onClick={() => location.assign('/')}>
            Go to dashboard
          </Button>
        }
      >
        Something went wrong that the console could not put right by itself.
      </ErrorState>
    </chakra.main>
  );
}
