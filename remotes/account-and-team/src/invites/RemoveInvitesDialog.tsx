import { ConfirmDialog, formatCount, shortName } from '@console/ui';
import { useRemoveInvites } from './invites-queries';

interface RemoveInvitesDialogProps {
  emails: string[];
  onClose: () => void;
}

export function RemoveInvitesDialog({ emails, onClose }: RemoveInvitesDialogProps) {
  const removeInvites = useRemoveInvites();
  const what =
    emails.length === 1 ? `the invite to ${shortName(emails[0] ?? '')}` : `${formatCount(emails.length)} invites`;
  return (
    <ConfirmDialog
      title={`Remove ${what}?`}
      verb={emails.length === 1 ? 'Remove invite' : 'Remove invites'}
      danger
      save={removeInvites}
      variables={emails}
      onClose={onClose}
    >
      The link in the mail stops working. The same address can be invited again.
    </ConfirmDialog>
  );
}
