import {
  announce,
  Button,
  chakra,
  copyText,
  Dialog,
  Field,
  Flex,
  formatCount,
  IconButton,
  Notice,
  TextButton,
} from '@console/ui';
import { AlertIcon, ClockIcon, CloseIcon, DeleteIcon, SuccessIcon } from '@console/ui/icons';
import { Caption } from '@console/ui/layout';
import { KeyFigure, KeyFigures, ShowMore, useFirstRows } from '@console/ui/record';
import { n, t } from '@console/words';
import { type ReactNode, useId, useRef, useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import {
  detailsOf,
  nameProblem,
  type People,
  replaceName,
  type TeamNames,
  type UnknownName,
  unknownNames,
} from '../people-file/person-details';
import { UnknownNames } from '../people-file/UnknownNames';
import type { InvitePreview } from './invite-preview';
import { needsRole } from './invite-schema';

interface InvitePreviewDialogProps {
  preview: InvitePreview;
  licencesLeft: number | undefined;
  roleId: string;
  onRoleChange: (roleId: string) => void;
  people: People;
  onPeopleChange: (people: People) => void;
  team: TeamNames;
  note: string | undefined;
  onRemove: (emails: readonly string[]) => void;
  disabledReason: string | undefined;
  onSend: () => void;
  onClose: () => void;
}

export function InvitePreviewDialog(props: InvitePreviewDialogProps) {
  const { preview, licencesLeft, roleId, onRoleChange, onRemove, disabledReason, onSend, onClose } = props;
  const { people, onPeopleChange, team, note } = props;
  const { sent, unlicensed, invalid, alreadyUsers, alreadyInvited, unclear } = preview;
  const list = useRef<HTMLDivElement>(null);
  const figuresId = useId();

  function remove(emails: readonly string[]) {
    const [email] = emails;
    announce(
      email !== undefined && emails.length === 1
        ? t('{email} removed', { email })
        : n(emails.length, '{count} address removed', '{count} addresses removed'),
    );
    list.current?.focus();
    onRemove(emails);
  }

  const unknown = unknownNames(unclear, people, team);

  function replace(each: UnknownName, by: string | undefined) {
    announce(n(each.emails.length, '{count} row changed', '{count} rows changed'));
    list.current?.focus();
    onPeopleChange(replaceName(people, each, by));
  }

  const asksRole = needsRole(sent, people);

  function blockedReason(): string | undefined {
    if (disabledReason !== undefined) return disabledReason;
    if (sent.length === 0) return licencesLeft === 0 ? t('No licenses left') : t('None of these people can be invited');
    return roleId === '' && asksRole ? t('Choose a role first') : undefined;
  }

  /** 'Kari Nordmann · Reader · Oslo' */
  function detailOf(email: string): string | undefined {
    const { name = '', role = '', groups = [] } = detailsOf(people, email) ?? {};
    return [name, role, groups.join(', ')].filter(Boolean).join(' · ') || undefined;
  }
  const rowsOf = { onRemove: remove, detailOf };

  return (
    <Dialog
      title={t('Invite users')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <chakra.span me="auto" color="text.muted" textStyle="sm" display="flex" alignItems="center" gap="1.5">
            {unlicensed.length > 0 && (
              <>
                <ClockIcon size={14} aria-hidden />
                <span>
                  {n(
                    unlicensed.length,
                    '{count} won’t be sent: no licenses left.',
                    '{count} won’t be sent: no licenses left.',
                  )}{' '}
                  <TextButton onClick={() => void copyText(unlicensed.join(', '))}>
                    {t('Copy their addresses')}
                  </TextButton>
                </span>
              </>
            )}
          </chakra.span>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabledReason={blockedReason()} onClick={onSend}>
            {unlicensed.length > 0
              ? n(sent.length, 'Send the first {count}', 'Send the first {count}')
              : t('Send {count}', { count: formatCount(sent.length) })}
          </Button>
        </>
      }
    >
      <KeyFigures compact id={figuresId}>
        <KeyFigure
          name={n(sent.length + unlicensed.length, 'address', 'addresses')}
          value={sent.length + unlicensed.length}
        />
        {licencesLeft !== undefined && (
          <KeyFigure name={n(licencesLeft, 'license left', 'licenses left')} value={licencesLeft} />
        )}
        <KeyFigure
          icon={invalid.length > 0 && <Alert />}
          name={n(invalid.length, 'invalid', 'invalid')}
          value={invalid.length}
        />
        <KeyFigure name={n(alreadyUsers.length, 'already a user', 'already users')} value={alreadyUsers.length} />
        {unclear.length > 0 && (
          <KeyFigure
            icon={<Alert />}
            name={n(unclear.length, 'unknown role or group', 'unknown role or group')}
            value={unclear.length}
          />
        )}
        {alreadyInvited.length > 0 && (
          <KeyFigure
            name={n(alreadyInvited.length, 'already invited', 'already invited')}
            value={alreadyInvited.length}
          />
        )}
      </KeyFigures>
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        {asksRole && (
          <chakra.div flex="0 1 240px">
            <Field
              label={t('Role')}
              required
              hint={sent.some((email) => detailsOf(people, email)?.role) && t('Applies to people without a role')}
            >
              <RoleSelect value={roleId} onChange={(event) => onRoleChange(event.target.value)} data-autofocus />
            </Field>
          </chakra.div>
        )}
        {invalid.length > 0 && (
          <chakra.div pb="22px">
            <Button icon={<DeleteIcon />} onClick={() => remove(invalid)}>
              {n(invalid.length, 'Remove the invalid address', 'Remove {count} invalid addresses')}
            </Button>
          </chakra.div>
        )}
      </Flex>
      {note && <Notice>{note}</Notice>}
      <Groups
        ref={list}
        tabIndex={0}
        role="region"
        aria-label={t('Addresses')}
        aria-describedby={figuresId}
        data-autofocus={asksRole ? undefined : ''}
      >
        <Group
          {...rowsOf}
          title={t('Invalid')}
          emails={invalid}
          tone="bad"
          atFirst={FEW}
          remark={<Bad>{t('Must be valid email')}</Bad>}
        />
        <Group
          {...rowsOf}
          title={t('Unknown role or group')}
          emails={unclear}
          tone="bad"
          atFirst={FEW}
          head={<UnknownNames unknown={unknown} team={team} onReplace={replace} />}
          remark={(email) => <Bad>{nameProblem(detailsOf(people, email), team)}</Bad>}
        />
        <Group {...rowsOf} title={t('Already a user')} emails={alreadyUsers} atFirst={0} />
        <Group {...rowsOf} title={t('Already invited')} emails={alreadyInvited} atFirst={0} />
        <Group
          {...rowsOf}
          title={t('Will be sent')}
          emails={sent}
          tone="good"
          atFirst={FEW}
          remark={
            <>
              <SuccessIcon size={14} aria-hidden /> {t('Ready')}
            </>
          }
        />
        <Group {...rowsOf} title={t('Won’t be sent: no licenses left')} emails={unlicensed} atFirst={0} />
      </Groups>
    </Dialog>
  );
}

const FEW = 8;
const ROWS = 100;

interface GroupProps {
  title: string;
  emails: readonly string[];
  tone?: 'good' | 'bad';
  atFirst: number;
  onRemove: (emails: readonly string[]) => void;
  detailOf: (email: string) => string | undefined;
  head?: ReactNode;
  remark?: ReactNode | ((email: string) => ReactNode);
}

function Group({ title, emails, tone, atFirst, onRemove, detailOf, head, remark }: GroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rows = useFirstRows(emails, ROWS);
  if (emails.length === 0) return null;
  const visibleEmails = isOpen ? rows.shown : emails.slice(0, atFirst);
  const name = `${title} · ${formatCount(emails.length)}`;
  return (
    <section aria-label={name}>
      <h3>
        {name}
        {emails.length > atFirst && (
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('Show fewer') : atFirst === 0 ? t('Show') : t('Show all')}
            <chakra.span srOnly> {title}</chakra.span>
          </TextButton>
        )}
      </h3>
      {head}
      {visibleEmails.length > 0 && (
        <ul data-tone={tone}>
          {visibleEmails.map((email) => (
            <li key={email}>
              <span>
                {email}
                <Caption as="span" display="block" _empty={{ display: 'none' }}>
                  {detailOf(email)}
                </Caption>
              </span>
              <small>{typeof remark === 'function' ? remark(email) : remark}</small>
              <IconButton
                label={t('Remove {email}', { email })}
                size="small"
                icon={<CloseIcon size={14} />}
                onClick={() => onRemove([email])}
              />
            </li>
          ))}
          {isOpen && rows.left > 0 && (
            <li>
              <ShowMore rows={rows} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const Alert = () => (
  <chakra.span color="danger" display="flex">
    <AlertIcon size={14} aria-hidden />
  </chakra.span>
);

const Bad = ({ children }: { children: ReactNode }) => (
  <>
    <AlertIcon size={14} aria-hidden /> {children}
  </>
);

const Groups = chakra('div', {
  base: {
    maxH: 'min(42dvh, 320px)',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    '& h3': {
      display: 'flex',
      justifyContent: 'space-between',
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      px: '3',
      py: '1.5',
      bg: 'surface.sunken',
      borderBottomWidth: '1px',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'text.muted',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '36px',
      ps: '3',
      pe: '1',
      py: '1.5',
      borderBottomWidth: '1px',
    },
    '& li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      flex: 'none',
      textStyle: 'xs',
      color: 'text.muted',
    },
    smDown: {
      '& li': { flexWrap: 'wrap', py: '1' },
      '& li > span': { flexBasis: 'calc(100% - 56px)' },
      '& small': { order: '1', width: '100%', pb: '1' },
    },
    '& [data-tone=good] small': { color: 'success' },
    '& [data-tone=bad] small': { color: 'danger' },
  },
});
