import { chakra, toast } from '@console/ui';
import { EmailsInput } from '@console/ui/emails-input';
import { Form, FormField, useForm } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { useRoleName } from '../components/use-role-name';
import { InviteResults } from './InviteResults';
import { emptyInvite, type InviteValues, inviteSchema } from './invite-schema';
import type { InviteResult } from './send-invites';
import { useSendInvites } from './use-send-invites';

export function InviteForm() {
  const sendInvites = useSendInvites();
  const { results, isPending, variables } = sendInvites;
  const roleName = useRoleName();
  const form = useForm({
    id: 'invite-users',
    label: 'Invite users',
    schema: inviteSchema,
    values: emptyInvite,
    labels: { emails: 'Email', roleId: 'Role' },
    describe: { emails: (emails) => emails.join(', '), roleId: roleName },
  });
  const total = variables?.emails.length ?? 0;

  /** What could not be invited stays in the field, ready for another try; so does the role. */
  function keepFailed(sent: readonly InviteResult[], roleId: string) {
    const failed = sent.filter(({ problem }) => problem !== undefined);
    form.reset({ emails: failed.map(({ email }) => email), roleId }, { keepDefaultValues: true });
    const invited = sent.length - failed.length;
    if (invited > 0) toast.success(invited === 1 ? '1 invite sent' : `${invited} invites sent`);
  }

  return (
    <Form
      form={form}
      onSubmit={(values: InviteValues) =>
        sendInvites.mutate(values, { onSuccess: (sent) => keepFailed(sent, values.roleId) })
      }
      isSubmitting={isPending}
      // One address: its problem is the form's. Several: each has its own line below.
      submitError={total === 1 && results[0]?.problem ? new Error(results[0].problem) : sendInvites.error}
      outcome={total > 1 && <InviteResults results={results} total={total} isSending={isPending} />}
      failureMessage="Request failed"
      inline
      submitLabel="Send invites"
      submittingLabel={total > 1 ? `Sending ${Math.min(results.length + 1, total)} of ${total}` : 'Sending'}
    >
      <Fields>
        <FormField form={form} name="emails" hint="One address or several, with commas between" required>
          {(field) => <EmailsInput {...field} problems={problemsOf(results)} placeholder="name@company.com" />}
        </FormField>
        <FormField form={form} name="roleId" required>
          {(field) => <RoleSelect {...field} />}
        </FormField>
      </Fields>
    </Form>
  );
}

const problemsOf = (results: readonly InviteResult[]) =>
  Object.fromEntries(results.flatMap(({ email, problem }) => (problem ? [[email, problem]] : [])));

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    gap: '2px 16px',
    '@media (width < 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
