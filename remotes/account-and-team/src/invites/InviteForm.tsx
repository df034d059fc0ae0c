import { useQuery } from '@console/query';
import { announce, chakra, Columns, formatCount, TextButton } from '@console/ui';
import { EmailsInput } from '@console/ui/emails-input';
import { Form, FormField, useForm } from '@console/ui/form';
import type { JobControls } from '@console/ui/jobs';
import { useMemo, useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import { pendingInvitesQuery, usersQuery } from '../components/team-queries';
import { countLicences, useLicences } from '../components/use-licences-left';
import { useRoleName } from '../components/use-role-name';
import { type InvitePreview, previewInvites } from './invite-preview';
import { hasAnswer } from './invite-rules';
import { emptyInvite, type InviteValues, inviteSchema } from './invite-schema';
import { InvitePreviewDialog } from './InvitePreviewDialog';
import { InviteResults } from './InviteResults';
import { type InviteResult, useSendInvite } from './send-invites';

interface InviteFormProps {
  /** Sends several invites, which takes longer than people wait. */
  sending: JobControls<InviteValues, InviteResult>;
}

/** More addresses than one checks at a glance are shown once more before they are sent. */
const MOST_UNSEEN = 10;

export function InviteForm({ sending }: InviteFormProps) {
  const save = useSendInvite();
  const { job, report, start } = sending;
  const isSending = job?.state === 'running' || job?.state === 'stopping';
  const disabledReason = isSending ? 'The invites before are still being sent' : undefined;
  const roleName = useRoleName();
  const [isReviewing, setIsReviewing] = useState(false);
  const form = useForm({
    id: 'invite-users',
    label: 'Invite users',
    schema: inviteSchema,
    values: emptyInvite,
    labels: { emails: 'Email', roleId: 'Role' },
    describe: { emails: (emails) => emails.join(', '), roleId: roleName },
  });
  const [emails, roleId] = form.watch(['emails', 'roleId']);
  const { preview, licencesLeft } = useInvitePreview(emails);

  function send(values: InviteValues) {
    const [email = '', ...others] = values.emails;
    if (others.length === 0) {
      return save.mutate({ email, roleId: values.roleId }, { onSuccess: () => keep([], values.roleId) });
    }
    if (values.emails.length > MOST_UNSEEN) return setIsReviewing(true);
    sendAll(values.emails, []);
  }

  function sendAll(chosen: readonly string[], others: readonly string[]) {
    save.reset();
    start({ emails: [...chosen], roleId }, { onEnd: ({ results }) => keepUnsent(chosen, results) });
    keep(others, roleId);
  }

  /** The role stays for the next invites, and is nothing that leaving would lose. */
  function keep(others: readonly string[], role: string) {
    form.reset({ emails: [], roleId: role });
    if (others.length > 0) form.setValue('emails', [...others], { shouldDirty: true });
  }

  /** What was not invited goes back into the field, ready for another try, before what has been typed since. */
  function keepUnsent(chosen: readonly string[], results: readonly InviteResult[]) {
    const invited = results.flatMap((result) => (result.problem === undefined ? result.email : []));
    const unsent = chosen.filter((email) => !invited.includes(email));
    if (unsent.length === 0) return;
    const typed = form.getValues('emails').filter((email) => !unsent.includes(email));
    form.setValue('emails', [...unsent, ...typed], { shouldDirty: true });
  }

  function remove(removed: readonly string[]) {
    form.setValue(
      'emails',
      emails.filter((email) => !removed.includes(email)),
      { shouldDirty: true },
    );
  }

  const isRefused = hasAnswer(save.error);
  const problems = Object.fromEntries([
    ...(report?.results ?? []).flatMap(({ email, problem, isBlameless }) =>
      problem && !isBlameless ? [[email, problem]] : [],
    ),
    ...(isRefused && save.variables ? [[save.variables.email, save.error?.message]] : []),
  ]);
  const unsent = report?.results.flatMap(({ email, isBlameless }) => (isBlameless ? email : [])) ?? [];
  const isToSendAgain = (save.error && !isRefused) || (!isSending && unsent.some((email) => emails.includes(email)));
  return (
    <>
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
        submitDisabledReason={disabledReason}
        inline
        submitLabel={isToSendAgain ? 'Send again' : 'Send invites'}
        submittingLabel="Sending"
      >
        <Columns stacks="sm" gridTemplateColumns="minmax(0, 1fr) 200px" gap={{ base: '2px 16px', smDown: '8px 16px' }}>
          <FormField form={form} name="emails" hint="One address or several, with commas between" required>
            {(field) => <EmailsInput {...field} problems={problems} placeholder="name@company.com" />}
          </FormField>
          <FormField form={form} name="roleId" required>
            {(field) => <RoleSelect {...field} />}
          </FormField>
        </Columns>
        {emails.length > 1 && (
          <chakra.p color="text.muted" textStyle="sm" display="flex" flexWrap="wrap" columnGap="3">
            <span>{summary(preview, licencesLeft)}</span>
            <TextButton onClick={() => setIsReviewing(true)}>Review</TextButton>
            <TextButton
              onClick={() => {
                announce(`${formatCount(emails.length)} addresses removed`);
                form.setValue('emails', [], { shouldDirty: true });
                form.setFocus('emails');
              }}
            >
              Clear all
            </TextButton>
          </chakra.p>
        )}
      </Form>
      {isReviewing && (
        <InvitePreviewDialog
          preview={preview}
          licencesLeft={licencesLeft}
          roleId={roleId}
          onRoleChange={(id) => form.setValue('roleId', id, { shouldDirty: true })}
          onRemove={remove}
          disabledReason={disabledReason}
          onSend={() => {
            setIsReviewing(false);
            // Whoever is in already needs no further try.
            sendAll(preview.sent, [...preview.unlicensed, ...preview.invalid]);
          }}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </>
  );
}

const NOBODY: readonly never[] = [];

function useInvitePreview(emails: readonly string[]): { preview: InvitePreview; licencesLeft: number | undefined } {
  const licencesLeft = useLicences()?.left;
  const { data: users = NOBODY } = useQuery(usersQuery);
  const { data: pending = NOBODY } = useQuery(pendingInvitesQuery);
  const preview = useMemo(
    () =>
      previewInvites(emails, {
        userEmails: users.map(({ email }) => email),
        invitedEmails: pending.map(({ email }) => email),
        licencesLeft,
      }),
    [emails, users, pending, licencesLeft],
  );
  return { preview, licencesLeft };
}

/** '244 addresses, 8 licences left, 9 invalid, 1 already a user' */
function summary(preview: InvitePreview, licencesLeft: number | undefined): string {
  const good = preview.sent.length + preview.unlicensed.length;
  const [invalid, users, invited] = [preview.invalid, preview.alreadyUsers, preview.alreadyInvited].map(
    ({ length }) => length,
  ) as [number, number, number];
  return [
    good === 1 ? '1 address' : `${formatCount(good)} addresses`,
    licencesLeft !== undefined && countLicences(licencesLeft),
    invalid > 0 && `${formatCount(invalid)} invalid`,
    users > 0 && (users === 1 ? '1 already a user' : `${formatCount(users)} already users`),
    invited > 0 && `${formatCount(invited)} already invited`,
  ]
    .filter(Boolean)
    .join(', ');
}
