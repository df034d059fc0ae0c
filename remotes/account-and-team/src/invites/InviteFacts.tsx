import { useLicencesLeft } from '../components/use-licences-left';
import { isPending } from './invite-rules';
import type { InviteRow } from './use-invite-rows';

/** Keeps the line's room, so that nothing jumps when the numbers come. */
const NOT_YET = '\u00a0';

/** '3 pending · 5 accepted · 9 licences left of 60' */
export function InviteFacts({ rows }: { rows: readonly InviteRow[] | undefined }) {
  const licences = useLicencesLeft();
  if (!rows) return NOT_YET;
  const pending = rows.filter(({ invite }) => isPending(invite)).length;
  return [`${pending} pending`, `${rows.length - pending} accepted`, licences].filter(Boolean).join(' · ');
}
