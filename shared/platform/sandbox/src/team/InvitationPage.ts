import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { field } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { messagePage } from '../pages/MessagePage';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { acceptInvitation, findInvitation, type Invitation } from './invitations';

const SHORTEST_PASSWORD = 10;

const newPerson = z.object({
  firstName: z.string().trim().min(1, 'Enter your first name.').max(100),
  lastName: z.string().trim().min(1, 'Enter your last name.').max(100),
  password: z.string().min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`).max(200),
});

/** Only the mail had the link, so the link proves the address. */
export async function invitationPages(app: FastifyInstance, platform: Platform): Promise<void> {
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

interface InvitationState {
  invitation: Invitation;
  values?: Record<string, string>;
  fieldErrors?: Partial<Record<'firstName' | 'lastName' | 'password', string[]>>;
}

function invitationPage({ invitation, fieldErrors = {}, ...entered }: InvitationState): Html {
  const { company, role, invite, person } = invitation;
  const values = entered.values ?? proposedName(invite.name);
  const [firstError] = Object.keys(fieldErrors);
  const input = (name: 'firstName' | 'lastName', label: string, autocomplete: string) =>
    field({
      name,
      label,
      autocomplete,
      value: values[name],
      error: fieldErrors[name]?.[0],
      isFocused: (firstError ?? 'firstName') === name,
    });
  const content = html`<h1>Join ${company}</h1>
<p class="lead">You are invited as <b>${role}</b> with the address <b>${invite.email}</b>.</p>
<form method="post" class="stack">
${
  person
    ? html`<p class="notice">You already have an account. Accept to add this company to it.</p>`
    : html`<input type="hidden" name="username" value="${invite.email}" autocomplete="username">
${input('firstName', 'First name', 'given-name')}
${input('lastName', 'Last name', 'family-name')}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: `At least ${SHORTEST_PASSWORD} characters.`, error: fieldErrors.password?.[0], isFocused: firstError === 'password' })}`
}
<button class="button primary" type="submit">Accept invitation</button>
</form>`;
  return page({ title: `Join ${company}`, content });
}

/** Guesses the last word as last name. */
function proposedName(name: string | null): Record<string, string> {
  const [, firstName = '', lastName = ''] = /^(.*?)\s*(\S*)$/.exec(name ?? '') ?? [];
  return firstName === '' ? { firstName: lastName, lastName: '' } : { firstName, lastName };
}
