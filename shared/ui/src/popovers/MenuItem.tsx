import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from '@console/router';
import { formatCount } from '@console/words';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { useMenu } from './Menu';

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect?: () => void;
  /** Blocks the item, and shows the reason below. */
  disabledReason?: string | undefined;
  danger?: boolean;
}

export function MenuItem({ icon, children, onSelect, disabledReason, danger = false }: MenuItemProps) {
  const menu = useMenu();
  function choose() {
    if (disabledReason !== undefined) return;
    menu.close();
    onSelect?.();
  }
  return (
    <Item
      role="menuitem"
      tabIndex={-1}
      danger={danger}
      aria-disabled={disabledReason !== undefined || undefined}
      onClick={choose}
    >
      {icon}
      <span>
        {children}
        {disabledReason !== undefined && <Reason>{disabledReason}</Reason>}
      </span>
    </Item>
  );
}

interface MenuLinkProps {
  icon?: ReactNode;
  children: ReactNode;
  to: string;
}

export function MenuLink({ icon, children, to }: MenuLinkProps) {
  const menu = useMenu();
  return (
    <ItemLink role="menuitem" tabIndex={-1} to={to} onClick={menu.close}>
      {icon}
      <span>{children}</span>
    </ItemLink>
  );
}

interface MenuChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  icon?: ReactNode;
  count?: number;
  disabledReason?: string | undefined;
}

/** Keeps the menu open. */
export function MenuCheckboxItem({ checked, onChange, children, icon, count, disabledReason }: MenuChoiceProps) {
  const isBlocked = disabledReason !== undefined;
  return (
    <Item
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={isBlocked || undefined}
      onClick={() => !isBlocked && onChange(!checked)}
    >
      <Tick>{checked && <CheckIcon strokeWidth={2.25} />}</Tick>
      {icon}
      <span>
        {children}
        {isBlocked && <Reason>{disabledReason}</Reason>}
      </span>
      {count !== undefined && <Count>{formatCount(count)}</Count>}
    </Item>
  );
}

export function MenuRadioItem({ checked, onChange, children, icon }: MenuChoiceProps) {
  const menu = useMenu();
  function choose() {
    onChange(true);
    menu.close();
  }
  return (
    <Item role="menuitemradio" tabIndex={-1} aria-checked={checked} onClick={choose}>
      {icon}
      <span>{children}</span>
      {checked && <CheckIcon strokeWidth={2.25} />}
    </Item>
  );
}

export function MenuGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Group role="group" aria-label={label}>
      {label && <GroupLabel aria-hidden>{label}</GroupLabel>}
      {children}
    </Group>
  );
}

const itemRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '32px',
    px: '2',
    py: '1',
    borderRadius: 'badge',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'pressed' },
    // Forced colours remove the background.
    '&:focus': { bg: 'pressed', outline: '2px solid transparent', outlineOffset: '-2px' },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '& > svg': { flex: 'none', color: 'text.subtle' },
    '& > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '&[aria-disabled=true]': {
      color: 'text.muted',
      cursor: 'not-allowed',
      '@media (forced-colors: active)': { color: 'GrayText' },
    },
    smDown: { minH: 'touch' },
  },
  variants: { danger: { true: { color: 'danger', '& > svg': { color: 'inherit' } } } },
});

const Item = chakra('button', itemRecipe, { defaultProps: { type: 'button' } });
const ItemLink = chakra(Link, itemRecipe);
const Reason = chakra('span', { base: { display: 'block', textStyle: 'xs', color: 'text.muted' } });
const Count = chakra('span', { base: { flex: 'none!', textStyle: '2xs', color: 'text.subtle' } });
const Tick = chakra('span', { base: { flex: 'none!', boxSize: '16px', color: 'accent.text' } });
const Group = chakra('div', {
  base: { '& + &, button + &, a + &': { mt: '1', pt: '1', borderTopWidth: '1px' } },
});
const GroupLabel = chakra('div', {
  base: { px: '2', pt: '1.5', pb: '1', textStyle: 'xs', fontWeight: 'medium', color: 'text.subtle' },
});
