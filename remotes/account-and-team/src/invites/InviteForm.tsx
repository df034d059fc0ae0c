import { chakra, type JobControls } from '@console/ui';
import { EmailsInput } from '@console/ui/emails-input';
import { Form, FormField, useForm } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { useRoleName } from '../components/use-role-name';
import { InviteResults } from './InviteResults';
import { emptyInvite, type InviteValues, inviteSchema } from './invite-schema';
import { type InviteResult, useSendInvite } from './send-invites';

interface InviteFormProps {
  /** Sends several invites, which takes longer than people wait. */
  sending: JobControls<InviteValues, InviteResult>;
}

export function InviteForm({ sending }: InviteFormProps) {
  const save = useSendInvite();
  const { job, report, start } = sending;
  const isSending = job?.state === 'running' || job?.state === 'stopping';
  const roleName = useRoleName();
  const form = useForm({
    id: 'invite-users',
    label: 'Invite users',
    schema: inviteSchema,
    values: emptyInvite,
    labels: { emails: 'Email', roleId: 'Role' },
    describe: { emails: (emails) => emails.join(', '), roleId: roleName },
  });

  function send({ emails, roleId }: InviteValues) {
    const [email = '', ...others] = emails;
    // The role stays for the next invites, and is nothing that leaving would lose.
    const empty = () => form.reset({ emails: [], roleId });
    if (others.length === 0) return save.mutate({ email, roleId }, { onSuccess: empty });
    save.reset();
    start({ emails, roleId }, { onEnd: ({ results }) => keepUnsent(emails, results) });
    empty();
  }

  /** What was not invited goes back into the field, ready for another try, before what has been typed since. */
  function keepUnsent(emails: readonly string[], results: readonly InviteResult[]) {
    const invited = results.flatMap((result) => (result.problem === undefined ? result.email : []));
    const unsent = emails.filter((email) => !invited.includes(email));
    if (unsent.length === 0) return;
    const typed = form.getValues('emails').filter((email) => !unsent.includes(email));
    form.setValue('emails', [...unsent, ...typed], { shouldDirty: true });
  }

  const problems = Object.fromEntries([
    ...(report?.results ?? []).flatMap(({ email, problem }) => (problem ? [[email, problem]] : [])),
    ...(save.error && save.variables ? [[save.variables.email, save.error.message]] : []),
  ]);
  return (
    <Form
      form={form}
      save={save}
      onSubmit={send}
      outcome={
        report &&
        report.results.length > 0 && (
          <InviteResults results={report.results} total={report.total} isSending={isSending} />
        )
      }
      submitDisabledReason={isSending ? 'The invites before are still being sent' : undefined}
      inline
      submitLabel="Send invites"
      submittingLabel="Sending"
    >
      <Fields>
        <FormField form={form} name="emails" hint="One address or several, with commas between" required>
          {(field) => <EmailsInput {...field} problems={problems} placeholder="name@company.com" />}
        </FormField>
        <FormField form={form} name="roleId" required>
          {(field) => <RoleSelect {...field} />}
        </FormField>
      </Fields>
    </Form>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    gap: '2px 16px',
    '@media (width < 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
