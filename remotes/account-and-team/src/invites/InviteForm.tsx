import { chakra } from '@console/ui';
import { EmailsInput } from '@console/ui/emails-input';
import { Form, FormField, useForm } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { useRoleName } from '../components/use-role-name';
import { InviteResults } from './InviteResults';
import { emptyInvite, type InviteValues, inviteSchema } from './invite-schema';
import { type InviteResult, useSendInvites } from './send-invites';

export function InviteForm() {
  const { save, results } = useSendInvites();
  const { isPending, variables } = save;
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
  }

  return (
    <Form
      form={form}
      save={save}
      onSubmit={(values: InviteValues) => save.mutate(values, { onSuccess: (sent) => keepFailed(sent, values.roleId) })}
      outcome={total > 1 && <InviteResults results={results} total={total} isSending={isPending} />}
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
