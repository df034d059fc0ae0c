import type { Invitation } from './invitations';
import { field } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { page } from '../pages/Page';

interface InvitationState {
  invitation: Invitation;
  values?: Record<string, string>;
  fieldErrors?: Partial<Record<'firstName' | 'lastName' | 'password', string[]>>;
}

export function invitationPage({ invitation, values = {}, fieldErrors = {} }: InvitationState): Html {
  const { company, role, invite, person } = invitation;
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
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: 'At least 10 characters.', error: fieldErrors.password?.[0], isFocused: firstError === 'password' })}`
}
<button class="button primary" type="submit">Accept invitation</button>
</form>`;
  return page({ title: `Join ${company}`, content });
}
