import { ConfirmDialog, shortName } from '@console/ui';
import { n, t } from '@console/words';
import { useRemoveInvites } from './invites-queries';

interface RemoveInvitesDialogProps {
  emails: string[];
  onClose: () => void;
}

export function RemoveInvitesDialog({ emails, onClose }: RemoveInvitesDialogProps) {
  const removeInvites = useRemoveInvites();
  const [email] = emails;
  const title =
    email !== undefined && emails.length === 1
      ? t('Remove the invite to {email}?', { email: shortName(email) })
      : n(emails.length, 'Remove {count} invite?', 'Remove {count} invites?');
  return (
    <ConfirmDialog
      title={title}
      verb={n(emails.length, 'Remove invite', 'Remove invites')}
      danger
      save={removeInvites}
      variables={emails}
      onClose={onClose}
    >
      {t('The link in the email will stop working. You can send a new invite later.')}
    </ConfirmDialog>
  );
}
