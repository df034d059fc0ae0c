import {
  announce,
  Button,
  chakra,
  copyText,
  counted,
  Dialog,
  Field,
  Flex,
  formatCount,
  IconButton,
  TextButton,
} from '@console/ui';
import { AlertIcon, ClockIcon, CloseIcon, DeleteIcon, SuccessIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures, ShowMore, useFirstRows } from '@console/ui/record';
import { type ReactNode, useRef, useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import type { InvitePreview } from './invite-preview';

interface InvitePreviewDialogProps {
  preview: InvitePreview;
  licencesLeft: number | undefined;
  roleId: string;
  onRoleChange: (roleId: string) => void;
  onRemove: (emails: readonly string[]) => void;
  /** Why sending is blocked, besides the reasons that the dialog finds in the preview. */
  disabledReason: string | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** The review before sending to many addresses: what will happen with each of them. */
export function InvitePreviewDialog(props: InvitePreviewDialogProps) {
  const { preview, licencesLeft, roleId, onRoleChange, onRemove, disabledReason, onSend, onClose } = props;
  const { sent, unlicensed, invalid, alreadyUsers, alreadyInvited } = preview;
  const list = useRef<HTMLDivElement>(null);

  function remove(emails: readonly string[]) {
    announce(emails.length === 1 ? `${emails[0]} removed` : `${formatCount(emails.length)} addresses removed`);
    list.current?.focus();
    onRemove(emails);
  }

  function blockedReason(): string | undefined {
    if (disabledReason !== undefined) return disabledReason;
    if (sent.length === 0) return licencesLeft === 0 ? 'No licence is left' : 'None of them can be invited';
    return roleId === '' ? 'Choose a role first' : undefined;
  }

  return (
    <Dialog
      title="Invite users"
      size="large"
      onClose={onClose}
      footer={
        <>
          <chakra.span me="auto" color="text.muted" textStyle="sm" display="flex" alignItems="center" gap="1.5">
            {unlicensed.length > 0 && (
              <>
                <ClockIcon size={14} aria-hidden />
                <span>
                  {counted(unlicensed.length, { one: 'is not sent', many: 'are not sent' })}: no licence left.{' '}
                  <TextButton onClick={() => void copyText(unlicensed.join(', '))}>Copy them</TextButton>
                </span>
              </>
            )}
          </chakra.span>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabledReason={blockedReason()} onClick={onSend}>
            {unlicensed.length > 0 ? `Send the first ${formatCount(sent.length)}` : `Send ${formatCount(sent.length)}`}
          </Button>
        </>
      }
    >
      <KeyFigures compact>
        <KeyFigure
          name={sent.length + unlicensed.length === 1 ? 'address' : 'addresses'}
          value={formatCount(sent.length + unlicensed.length)}
        />
        {licencesLeft !== undefined && (
          <KeyFigure name={licencesLeft === 1 ? 'licence left' : 'licences left'} value={formatCount(licencesLeft)} />
        )}
        <KeyFigure
          icon={
            invalid.length > 0 && (
              <chakra.span color="danger" display="flex">
                <AlertIcon size={14} aria-hidden />
              </chakra.span>
            )
          }
          name="invalid"
          value={formatCount(invalid.length)}
        />
        <KeyFigure
          name={alreadyUsers.length === 1 ? 'already a user' : 'already users'}
          value={formatCount(alreadyUsers.length)}
        />
        {alreadyInvited.length > 0 && <KeyFigure name="already invited" value={formatCount(alreadyInvited.length)} />}
      </KeyFigures>
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <chakra.div flex="0 1 240px">
          <Field label="Role" required>
            <RoleSelect value={roleId} onChange={(event) => onRoleChange(event.target.value)} data-autofocus />
          </Field>
        </chakra.div>
        {invalid.length > 0 && (
          <chakra.div pb="22px">
            <Button icon={<DeleteIcon />} onClick={() => remove(invalid)}>
              {invalid.length === 1 ? 'Remove the invalid one' : `Remove the ${formatCount(invalid.length)} invalid`}
            </Button>
          </chakra.div>
        )}
      </Flex>
      <Groups ref={list} tabIndex={0} role="region" aria-label="Addresses">
        <Group title="Invalid" emails={invalid} onRemove={remove} tone="bad" atFirst={FEW}>
          <AlertIcon size={14} aria-hidden /> Must be valid email
        </Group>
        <Group title="Already a user" emails={alreadyUsers} onRemove={remove} atFirst={0} />
        <Group title="Already invited" emails={alreadyInvited} onRemove={remove} atFirst={0} />
        <Group title="Sent now" emails={sent} onRemove={remove} tone="good" atFirst={FEW}>
          <SuccessIcon size={14} aria-hidden /> Ready
        </Group>
        <Group title="Not sent, no licence left" emails={unlicensed} onRemove={remove} atFirst={0} />
      </Groups>
    </Dialog>
  );
}

/** Rows of a group that are visible before *Show all*. */
const FEW = 8;
/** Rows of an open group that are drawn at once. */
const ROWS = 100;

interface GroupProps {
  title: string;
  emails: readonly string[];
  tone?: 'good' | 'bad';
  atFirst: number;
  onRemove: (emails: readonly string[]) => void;
  /** The remark behind each address. */
  children?: ReactNode;
}

function Group({ title, emails, tone, atFirst, onRemove, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rows = useFirstRows(emails, ROWS);
  if (emails.length === 0) return null;
  const shown = isOpen ? rows.shown : emails.slice(0, atFirst);
  const name = `${title} · ${formatCount(emails.length)}`;
  return (
    <section aria-label={name}>
      <h3>
        {name}
        {emails.length > atFirst && (
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : atFirst === 0 ? 'Show' : 'Show all'}
            <chakra.span srOnly> {title}</chakra.span>
          </TextButton>
        )}
      </h3>
      {shown.length > 0 && (
        <ul data-tone={tone}>
          {shown.map((email) => (
            <li key={email}>
              <span>{email}</span>
              <small>{children}</small>
              <IconButton
                label={`Remove ${email}`}
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
