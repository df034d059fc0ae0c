import { useQuery } from '@console/query';
import { announce, chakra, TextButton } from '@console/ui';
import { EmailsInput } from '@console/ui/emails-input';
import { Form, FormField, type FormState, useForm } from '@console/ui/form';
import type { JobControls } from '@console/ui/jobs';
import { Columns } from '@console/ui/layout';
import { n, t } from '@console/words';
import { useMemo, useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import { pendingInvitesQuery, usersQuery } from '../components/team-queries';
import { countLicences, useLicences } from '../components/use-licences-left';
import { useRoleName } from '../components/use-role-name';
import { InvitePreviewDialog } from './InvitePreviewDialog';
import { InviteResults } from './InviteResults';
import { type InvitePreview, previewInvites } from './invite-preview';
import { hasAnswer } from './invite-rules';
import { emptyInvite, type InviteValues, inviteSchema } from './invite-schema';
import { type InviteResult, useSendInvite } from './send-invites';

interface InviteFormProps {
  /** The job that sends several invites, because that takes longer than people wait. */
  sending: JobControls<InviteValues, InviteResult>;
}

/** More addresses than this do not fit at a glance, so a review is shown before they are sent. */
const MOST_UNSEEN = 10;

export function InviteForm({ sending }: InviteFormProps) {
  const roleName = useRoleName();
  const [isReviewing, setIsReviewing] = useState(false);
  const form = useForm({
    id: 'invite-users',
    label: t('Invite users'),
    schema: inviteSchema,
    values: emptyInvite,
    labels: { emails: t('Email'), roleId: t('Role') },
    describe: { emails: (emails) => emails.join(', '), roleId: roleName },
  });
  const [emails, roleId] = form.watch(['emails', 'roleId']);
  const { preview, licencesLeft } = useInvitePreview(emails);
  const { save, isSending, sendOne, sendAll, problems, isToSendAgain } = useInviteSending(form, sending);
  const disabledReason = isSending ? t('The invites before are still being sent') : undefined;
  const { report } = sending;

  function send(values: InviteValues) {
    const [email = '', ...others] = values.emails;
    if (others.length === 0) sendOne(email);
    else if (values.emails.length > MOST_UNSEEN) setIsReviewing(true);
    else sendAll(values.emails, []);
  }

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
        submitLabel={isToSendAgain ? t('Send again') : t('Send invites')}
        submittingLabel={t('Sending')}
      >
        <Columns stacks="sm" gridTemplateColumns="minmax(0, 1fr) 200px" gap={{ base: '2px 16px', smDown: '8px 16px' }}>
          <FormField form={form} name="emails" hint={t('One address or several, with commas between')} required>
            {(field) => <EmailsInput {...field} problems={problems} placeholder="name@company.com" />}
          </FormField>
          <FormField form={form} name="roleId" required>
            {(field) => <RoleSelect {...field} />}
          </FormField>
        </Columns>
        {emails.length > 1 && (
          <SeveralInvites form={form} text={summary(preview, licencesLeft)} onReview={() => setIsReviewing(true)} />
        )}
      </Form>
      {isReviewing && (
        <InvitePreviewDialog
          preview={preview}
          licencesLeft={licencesLeft}
          roleId={roleId}
          onRoleChange={(id) => form.setValue('roleId', id, { shouldDirty: true })}
          onRemove={(removed) => setEmails(form, (typed) => typed.filter((email) => !removed.includes(email)))}
          disabledReason={disabledReason}
          onSend={() => {
            setIsReviewing(false);
            // Addresses of users and of pending invites need no further try, so they do not return to the field.
            sendAll(preview.sent, [...preview.unlicensed, ...preview.invalid]);
          }}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </>
  );
}

type InviteFormState = FormState<InviteValues>;

function setEmails(form: InviteFormState, next: (emails: readonly string[]) => string[]) {
  form.setValue('emails', next(form.getValues('emails')), { shouldDirty: true });
}

interface SeveralInvitesProps {
  form: InviteFormState;
  /** The number of addresses of each kind. */
  text: string;
  onReview: () => void;
}

function SeveralInvites({ form, text, onReview }: SeveralInvitesProps) {
  function clear() {
    announce(n(form.getValues('emails').length, '{count} address removed', '{count} addresses removed'));
    setEmails(form, () => []);
    form.setFocus('emails');
  }
  return (
    <chakra.p color="text.muted" textStyle="sm" display="flex" flexWrap="wrap" columnGap="3">
      <span>{text}</span>
      <TextButton onClick={onReview}>{t('Review')}</TextButton>
      <TextButton onClick={clear}>{t('Clear all')}</TextButton>
    </chakra.p>
  );
}

/** Sends the form: one address as a save, several as a job. Addresses that are not invited stay in the form. */
function useInviteSending(form: InviteFormState, { job, report, start }: InviteFormProps['sending']) {
  const save = useSendInvite();
  const isSending = job?.state === 'running' || job?.state === 'stopping';

  /** Resets the form to `others`. The role stays for the next invites and does not count as unsaved input. */
  function keep(others: readonly string[]) {
    form.reset({ emails: [], roleId: form.getValues('roleId') });
    if (others.length > 0) setEmails(form, () => [...others]);
  }

  function sendOne(email: string) {
    save.mutate({ email, roleId: form.getValues('roleId') }, { onSuccess: () => keep([]) });
  }

  function sendAll(chosen: readonly string[], others: readonly string[]) {
    save.reset();
    const input = { emails: [...chosen], roleId: form.getValues('roleId') };
    start(input, { onEnd: ({ results }) => keepUnsent(chosen, results) });
    keep(others);
  }

  /** Returns addresses that were not invited to the field for another try, before those typed since. */
  function keepUnsent(chosen: readonly string[], results: readonly InviteResult[]) {
    const invited = results.flatMap((result) => (result.problem === undefined ? result.email : []));
    const unsent = chosen.filter((email) => !invited.includes(email));
    if (unsent.length > 0) setEmails(form, (typed) => [...unsent, ...typed.filter((email) => !unsent.includes(email))]);
  }

  const isRefused = hasAnswer(save.error);
  const results = report?.results ?? [];
  const problems = Object.fromEntries([
    ...results.flatMap(({ email, problem, isBlameless }) => (problem && !isBlameless ? [[email, problem]] : [])),
    ...(isRefused && save.variables ? [[save.variables.email, save.error?.message]] : []),
  ]);
  const emails = form.getValues('emails');
  const isWaiting = results.some(({ email, isBlameless }) => isBlameless && emails.includes(email));
  const isToSendAgain = (save.error !== null && !isRefused) || (!isSending && isWaiting);
  return { save, isSending, sendOne, sendAll, problems, isToSendAgain };
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
    n(good, '{count} address', '{count} addresses'),
    licencesLeft !== undefined && countLicences(licencesLeft),
    invalid > 0 && n(invalid, '{count} invalid', '{count} invalid'),
    users > 0 && n(users, '{count} already a user', '{count} already users'),
    invited > 0 && n(invited, '{count} already invited', '{count} already invited'),
  ]
    .filter(Boolean)
    .join(', ');
}
