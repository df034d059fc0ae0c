import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { invitationPage } from './InvitationPage';
import { messagePage } from '../pages/MessagePage';
import { sendPage } from '../pages/send-page';
import type { Platform } from '../platform/platform';
import { acceptInvitation, findInvitation } from './invitations';

const SHORTEST_PASSWORD = 10;

const newPerson = z.object({
  firstName: z.string().trim().min(1, 'Enter your first name.').max(100),
  lastName: z.string().trim().min(1, 'Enter your last name.').max(100),
  password: z.string().min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`).max(200),
});

/** Where the link of an invitation leads. Having the link proves that the address is the person's own. */
export async function invitationRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  const { consoleOrigins } = platform;

  app.get<{ Params: { secret: string } }>('/identity/invitation/:secret', async (request, reply) => {
    const invitation = await findInvitation(platform, request.params.secret);
    if (!invitation) return sendPage(reply.code(404), unknownInvitationPage(consoleOrigins));
    return sendPage(reply, invitationPage({ invitation }));
  });

  app.post<{ Params: { secret: string } }>('/identity/invitation/:secret', async (request, reply) => {
    const invitation = await findInvitation(platform, request.params.secret);
    if (!invitation) return sendPage(reply.code(404), unknownInvitationPage(consoleOrigins));
    const entered = invitation.person ? undefined : newPerson.safeParse(request.body);
    if (entered && !entered.success) {
      const { fieldErrors } = z.flattenError(entered.error);
      const values = request.body as Record<string, string>;
      return sendPage(reply.code(422), invitationPage({ invitation, values, fieldErrors }));
    }
    await acceptInvitation(platform, invitation, entered?.data);
    const welcome = messagePage({
      title: `Welcome to ${invitation.company}`,
      text: `You can sign in with ${invitation.invite.email}.`,
      action: { label: 'Continue to sign-in', href: `${consoleOrigins[0]}/` },
    });
    return sendPage(reply, welcome);
  });
}

function unknownInvitationPage([consoleOrigin]: string[]) {
  return messagePage({
    title: 'This invitation is no longer valid',
    text: 'It has been accepted already or was withdrawn. Ask the person who invited you for a new one.',
    action: { label: 'Go to the console', href: `${consoleOrigin}/` },
  });
}
