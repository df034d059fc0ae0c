import { myUser } from '@console/api';
import { t } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { endSessions, type PersonSession, sessionsOf } from './sessions';

export function sessionEndpoints(define: DefineEndpoint, { db }: Platform): void {
  const endpoint = behind(define, 'signedIn');

  endpoint(myUser.getSessions, async ({ principal: { person, grantId } }) => {
    const sessions = await sessionsOf(db, person.id);
    return sessions
      .sort((a, b) => b.lastUsedAt - a.lastUsedAt)
      .map((session) => ({
        id: session.uid,
        isCurrent: isOf(session, grantId),
        userAgent: session.userAgent,
        place: session.address,
        signedInDate: new Date(session.signedInAt).toISOString(),
        lastUsedDate: new Date(session.lastUsedAt).toISOString(),
      }));
  });

  endpoint(myUser.endOtherSessions, {
    audit: ['profile', 'updated'],
    handle: async ({ principal: { person, grantId } }) => {
      const sessions = await sessionsOf(db, person.id);
      // A token without our sign-in has no session to spare, and would end all.
      if (!sessions.some((session) => isOf(session, grantId))) {
        throw new Refusal(400, t('This session couldn’t be identified, so other sessions can’t be signed out.'));
      }
      const otherSessions = sessions.filter((session) => !isOf(session, grantId));
      await endSessions(db, otherSessions);
      return { ended: otherSessions.length };
    },
  });
}

const isOf = ({ grantIds }: PersonSession, grantId: string | undefined) =>
  grantId !== undefined && grantIds.includes(grantId);
