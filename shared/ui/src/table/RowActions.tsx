import { chakra } from '@chakra-ui/react';
import { pageHeading } from '@console/browser';
import { t } from '@console/words';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { LinkButton } from '../buttons/LinkButton';
import { MoreIcon } from '../icons';
import { Menu } from '../popovers/Menu';
import { MenuItem, MenuLink } from '../popovers/MenuItem';

export interface RowAction {
  /** 'Duplicate'. */
  label: string;
  /** Default: label and row's name. */
  name?: string;
  icon?: ReactNode;
  /** Replaces `onSelect`. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabledReason?: string | undefined;
  isPending?: boolean;
  inRow?: boolean;
  /** The focus moves to the next row's action. */
  removesRow?: boolean;
}

/** Draws actions with `inRow`, and a menu. */
export function RowActions({ actions, rowName }: { actions: readonly RowAction[]; rowName: string }) {
  const inMenu = actions.filter(({ inRow }) => !inRow);
  return (
    <Actions>
      {actions.map((action) => action.inRow && <InRow key={action.label} action={action} rowName={rowName} />)}
      {inMenu.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton size="small" label={t('More actions for {rowName}', { rowName })} icon={<MoreIcon />} />}
        >
          {inMenu.map(({ label, icon, to, danger, onSelect, disabledReason }) =>
            to === undefined ? (
              <MenuItem
                key={label}
                icon={icon}
                danger={danger}
                onSelect={() => onSelect?.()}
                disabledReason={disabledReason}
              >
                {label}
              </MenuItem>
            ) : (
              <MenuLink key={label} icon={icon} to={to}>
                {label}
              </MenuLink>
            ),
          )}
        </Menu>
      )}
    </Actions>
  );
}

function InRow({ action, rowName }: { action: RowAction; rowName: string }) {
  const { label, name = `${label} ${rowName}`, icon, to, onSelect, disabledReason, isPending, removesRow } = action;
  if (to !== undefined) {
    return (
      <LinkButton variant="quiet" size="small" icon={icon} to={to} aria-label={name}>
        {label}
      </LinkButton>
    );
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (removesRow) focusNext(event.currentTarget);
    onSelect?.();
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      loading={isPending}
      aria-label={name}
      disabledReason={disabledReason}
      onClick={press}
    >
      {label}
    </Button>
  );
}

/** Falls back to the previous row's button, then the page's heading. */
function focusNext(button: HTMLElement) {
  const row = button.closest('tr');
  const next = [row?.nextElementSibling, row?.previousElementSibling]
    .map((neighbour) => neighbour?.querySelector<HTMLElement>('.actions button'))
    .find(Boolean);
  (next ?? pageHeading())?.focus();
}

const Actions = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '1' } });
