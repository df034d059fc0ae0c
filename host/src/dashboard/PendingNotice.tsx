import { useMutation } from '@console/query';
import { refreshCustomer, sessionStore } from '@console/session';
import { Button, Notice, toast } from '@console/ui';
import { RetryIcon } from '@console/ui/icons';

/** HOST-098. Whether the company has been approved meanwhile is in the next token, so it can be asked for. */
export function PendingNotice() {
  const check = useMutation({
    mutationFn: refreshCustomer,
    onSuccess() {
      const { user, loadError } = sessionStore.getState();
      if (!loadError && user?.customerInactive) toast.info('Your account has not been approved yet');
    },
    onError: () => toast.error('Failed to load'),
  });
  return (
    <Notice
      action={
        <Button size="small" icon={<RetryIcon />} loading={check.isPending} onClick={() => check.mutate()}>
          Check again
        </Button>
      }
    >
      <strong>Your account will be approved within 24 hours.</strong> A notification follows when it is active.
    </Notice>
  );
}
