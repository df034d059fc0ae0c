import { ConfirmDialog } from '@console/ui';

const MOST_NAMED = 5;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface RemoveMembersDialogProps {
  groupName: string;
  names: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** ACCT-143, ACCT-144, to the letter. */
export function RemoveMembersDialog({ groupName, names, onConfirm, onClose }: RemoveMembersDialogProps) {
  const others = names.length - MOST_NAMED;
  const who = list.format(others > 1 ? [...names.slice(0, MOST_NAMED), `${others} more`] : names);
  return (
    <ConfirmDialog
      title={`Do you want to remove users from ${groupName} ?`}
      verb="Remove users"
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {who} will lose the access that the group gives.
    </ConfirmDialog>
  );
}
