import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { announce, Box, chakra, TextButton, useJob } from '@console/ui';
import { EmailsInput } from '@console/ui/emails-input';
import { Form, FormField, type FormState, useForm } from '@console/ui/form';
import { type JobEnd, JobNotice } from '@console/ui/jobs';
import { Columns } from '@console/ui/layout';
import { n, t } from '@console/words';
import { useMemo, useRef, useState } from 'react';
import { countLicences, useLicences } from '../components/LicencesLeft';
import { RoleSelect } from '../components/RoleSelect';
import {
  pendingInvitesQuery,
  useRoleName,
  userGroupsQuery,
  userRolesQuery,
  usersQuery,
} from '../components/team-queries';
import { teamSettings } from '../components/team-settings';
import { addPeople, moveDetails, peopleOf } from '../people-file/add-people';
import { LettersDialog } from '../people-file/LettersDialog';
import { PeopleFileField } from '../people-file/PeopleFileField';
import { detailsOf, idsOf, nameProblem, type People, type TeamNames } from '../people-file/person-details';
import { isPeopleTable } from '../people-file/read-people';
import { usePeopleReader } from '../people-file/use-people-reader';
import { InvitePreviewDialog } from './InvitePreviewDialog';
import { InviteResults } from './InviteResults';
import { type InvitePreview, previewInvites } from './invite-preview';
import { isRefusal } from './invite-rules';
import { emptyInvite, type InviteValues, inviteSchema } from './invite-schema';
import { type InviteResult, type InvitesToSend, invitesJob, useSendInvite } from './send-invites';

/** More addresses are reviewed first. */
const MOST_UNSEEN = 10;

export function InviteForm() {
  const roleName = useRoleName();
  const [isReviewing, setIsReviewing] = useState(false);
  const [fileNote, setFileNote] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const team = useTeamNames();
  const form = useForm({
    id: 'invite-users',
    label: t('Invite users'),
    schema: inviteSchema,
    values: emptyInvite,
    labels: { emails: t('Email'), roleId: t('Role'), people: t('People from a file') },
    describe: { emails: (emails) => emails.join(', '), roleId: roleName, people: describePeople },
  });
  const [emails, roleId, people] = form.watch(['emails', 'roleId', 'people']);
  const { preview, licencesLeft } = useInvitePreview(emails, people, team);
  const { save, sending, isSending, sendOne, sendAll, problems, isToSendAgain } = useInviteSending(form, team);
  const file = usePeopleReader(team, (table) => {
    const added = addPeople(form.getValues(), table, teamSettings().hasInviteDetails);
    setPeople(form, added.people);
    setEmails(form, () => added.emails);
    setFileNote(added.note);
    setIsReviewing(true);
  });
  const disabledReason = isSending ? t('Previous invites are still being sent') : undefined;
  const { report } = sending;

  function send(values: InviteValues) {
    const [email = '', ...others] = values.emails;
    const hasDetails = values.emails.some((each) => detailsOf(values.people, each));
    // The field shows only addresses, so details are reviewed.
    if (hasDetails || values.emails.length > MOST_UNSEEN) setIsReviewing(true);
    else if (others.length === 0) sendOne(email);
    else sendAll(values.emails, []);
  }

  function closeReview() {
    setIsReviewing(false);
    setFileNote(undefined);
  }

  return (
    <>
      <Box ref={area} px="var(--page-inset)" mb="8">
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
          <Columns
            stacks="sm"
            gridTemplateColumns="minmax(0, 1fr) 200px"
            gap={{ base: '2px 16px', smDown: '8px 16px' }}
          >
            <FormField form={form} name="emails" hint={t('One or more addresses, separated by commas')} required>
              {(field) => (
                <EmailsInput
                  {...field}
                  problems={problems}
                  placeholder="name@company.com"
                  onCorrect={(from, to) => setPeople(form, moveDetails(form.getValues('people'), from, to))}
                  onPasteText={(text) => {
                    if (!isPeopleTable(text)) return false;
                    void file.read(text);
                    return true;
                  }}
                />
              )}
            </FormField>
            <FormField form={form} name="roleId" required>
              {(field) => <RoleSelect {...field} />}
            </FormField>
          </Columns>
          {emails.length > 1 && (
            <SeveralInvites form={form} text={summary(preview, licencesLeft)} onReview={() => setIsReviewing(true)} />
          )}
        </Form>
        <Box maxW="760px" mt="4">
          <PeopleFileField
            team={team}
            onFile={(selectedFile) => void file.read(selectedFile)}
            problem={file.problem}
            dropArea={area}
          />
        </Box>
        {file.readings.length > 0 && <LettersDialog readings={file.readings} onChoose={file.choose} />}
        {isReviewing && (
          <InvitePreviewDialog
            preview={preview}
            licencesLeft={licencesLeft}
            roleId={roleId}
            onRoleChange={(id) => form.setValue('roleId', id, { shouldDirty: true })}
            people={people}
            onPeopleChange={(changed) => setPeople(form, changed)}
            team={team}
            note={fileNote}
            onRemove={(removed) => setEmails(form, (entries) => entries.filter((email) => !removed.includes(email)))}
            disabledReason={disabledReason}
            onSend={() => {
              closeReview();
              // Users and pending invites do not return to the field.
              sendAll(preview.sent, [...preview.unlicensed, ...preview.invalid, ...preview.unclear]);
            }}
            onClose={closeReview}
          />
        )}
      </Box>
      <JobNotice controls={sending} />
    </>
  );
}

type InviteFormState = FormState<InviteValues>;

function setEmails(form: InviteFormState, next: (emails: readonly string[]) => string[]) {
  form.setValue('emails', next(form.getValues('emails')), { shouldDirty: true });
}

function setPeople(form: InviteFormState, people: People) {
  form.setValue('people', people, { shouldDirty: true });
}

function useTeamNames(): TeamNames {
  const { data: roles = NOBODY } = useQuery(userRolesQuery);
  const { data: groups = NOBODY } = useQuery(userGroupsQuery);
  return useMemo(() => ({ roles, groups }), [roles, groups]);
}

const describePeople = (people: People) => {
  const { length } = Object.keys(people);
  return n(length, '{count} row', '{count} rows');
};

interface SeveralInvitesProps {
  form: InviteFormState;
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

/** One address as a save, several as a job. The rest stays in the form. */
function useInviteSending(form: InviteFormState, team: TeamNames) {
  const save = useSendInvite();
  const sending = useJob(invitesJob, '', keepUnsent);
  const { job, report, start } = sending;
  const isSending = job?.state === 'running' || job?.state === 'stopping';

  /** The next invites start with this role, saved or not. */
  function keep(others: readonly string[]) {
    const now = form.getValues();
    form.reset({ ...now, emails: [], people: {} });
    if (others.length === 0) return;
    setEmails(form, () => [...others]);
    setPeople(form, peopleOf(others, now.people));
  }

  function sendOne(email: string) {
    const invite = { email, roleId: form.getValues('roleId') };
    save.mutate(invite, { onSuccess: () => keep(form.getValues('emails').filter((entry) => entry !== email)) });
  }

  function sendAll(emails: readonly string[], others: readonly string[]) {
    save.reset();
    const values = form.getValues();
    const invites = emails.map((email) => inviteOf(email, values, team));
    start({ invites, typed: { people: peopleOf(emails, values.people), roleId: values.roleId } });
    keep(others);
  }

  function keepUnsent({ input, results }: JobEnd<InvitesToSend, InviteResult>) {
    const invited = results.flatMap((result) => (result.problem === undefined ? result.email : []));
    const unsent = input.invites.flatMap(({ email }) => (invited.includes(email) ? [] : email));
    if (unsent.length > 0)
      setEmails(form, (emails) => [...unsent, ...emails.filter((email) => !unsent.includes(email))]);
    const { emails: left, people, roleId } = form.getValues();
    setPeople(form, peopleOf(left, { ...input.typed?.people, ...people }));
    if (roleId === '' && unsent.length > 0) form.setValue('roleId', input.typed?.roleId ?? '', { shouldDirty: true });
  }

  const isRefused = isRefusal(save.error);
  const results = report?.results ?? [];
  const problems = Object.fromEntries([
    ...results.flatMap(({ email, problem, isBlameless }) => (problem && !isBlameless ? [[email, problem]] : [])),
    ...(isRefused && save.variables ? [[save.variables.email, save.error?.message]] : []),
  ]);
  const emails = form.getValues('emails');
  const isWaiting = results.some(({ email, isBlameless }) => isBlameless && emails.includes(email));
  const isToSendAgain = (save.error !== null && !isRefused) || (!isSending && isWaiting);
  return { save, sending, isSending, sendOne, sendAll, problems, isToSendAgain };
}

function inviteOf(email: string, { people, roleId }: InviteValues, team: TeamNames): manageTeam.InviteUserRequest {
  const details = detailsOf(people, email);
  const ids = idsOf(details, team, roleId);
  const { hasInviteDetails } = teamSettings();
  return {
    email,
    customerUserRoleId: ids.roleId,
    ...(hasInviteDetails && details?.name ? { name: details.name } : {}),
    ...(hasInviteDetails && ids.groupIds.length > 0 ? { groupIds: ids.groupIds } : {}),
  };
}

const NOBODY: readonly never[] = [];

function useInvitePreview(emails: readonly string[], people: People, team: TeamNames) {
  const licencesLeft = useLicences().data?.left;
  const { data: users = NOBODY } = useQuery(usersQuery);
  const { data: pending = NOBODY } = useQuery(pendingInvitesQuery);
  const preview = useMemo(
    () =>
      previewInvites(emails, {
        userEmails: users.map(({ email }) => email),
        invitedEmails: pending.map(({ email }) => email),
        licencesLeft,
        isUnclear: (email) => nameProblem(detailsOf(people, email), team) !== undefined,
      }),
    [emails, people, team, users, pending, licencesLeft],
  );
  return { preview, licencesLeft };
}

/** '244 addresses, 8 licences left, 9 invalid, 1 already a user' */
function summary(preview: InvitePreview, licencesLeft: number | undefined): string {
  const good = preview.sent.length + preview.unlicensed.length;
  const invalid = preview.invalid.length;
  const unclear = preview.unclear.length;
  const users = preview.alreadyUsers.length;
  const invited = preview.alreadyInvited.length;
  return [
    n(good, '{count} address', '{count} addresses'),
    licencesLeft !== undefined && countLicences(licencesLeft),
    invalid > 0 && n(invalid, '{count} invalid', '{count} invalid'),
    unclear > 0 && n(unclear, '{count} with an unknown role or group', '{count} with an unknown role or group'),
    users > 0 && n(users, '{count} already a user', '{count} already users'),
    invited > 0 && n(invited, '{count} already invited', '{count} already invited'),
  ]
    .filter(Boolean)
    .join(', ');
}
