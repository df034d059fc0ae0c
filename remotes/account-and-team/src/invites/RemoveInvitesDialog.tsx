import { MESSAGE_SUCCESS } from '@console/api';
import { ConfirmDialog, toast } from '@console/ui';
import { useRemoveInvites } from './invites-queries';

interface RemoveInvitesDialogProps {
  emails: string[];
  onClose: () => void;
}

export function RemoveInvitesDialog({ emails, onClose }: RemoveInvitesDialogProps) {
  const removeInvites = useRemoveInvites();
  const what = emails.length === 1 ? `the invite to ${emails[0]}` : `${emails.length} invites`;

  function remove() {
    removeInvites.mutate(emails, {
      onSuccess({ type, message }) {
        if (type === MESSAGE_SUCCESS)
          toast.success(emails.length === 1 ? 'Invite removed' : `${emails.length} invites removed`);
        else toast.error(message ?? 'Failed to delete selected items');
        onClose();
      },
      onError() {
        toast.error('Failed to delete selected items');
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Remove ${what}?`}
      verb={emails.length === 1 ? 'Remove invite' : 'Remove invites'}
      danger
      busy={removeInvites.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      The link in the mail stops working. The same address can be invited again.
    </ConfirmDialog>
  );
}
