import { chakra } from '@chakra-ui/react';
import {
  cloneElement,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePopover } from './floating';
import { moveInMenu } from './menu-keys';

interface TriggerProps {
  id?: string | undefined;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

export interface MenuProps {
  trigger: ReactElement<TriggerProps>;
  /** Undefined while their code loads; a press opens the menu once they are there, unless the focus has moved on. */
  children: ReactNode;
  align?: 'start' | 'end';
}

const Context = createContext({ close: () => {} });
export const useMenu = () => useContext(Context);

/** Actions or choices. Arrows, Home, End and letters move; Esc, Tab and leaving close. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  const id = useId();
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const isLoading = children === undefined;
  const anchor = isLoading ? null : pressed;
  const [startsAt, setStartsAt] = useState<'first' | 'last'>('first');

  function close() {
    anchor?.focus();
    setPressed(null);
  }

  const button = cloneElement(trigger, {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick(event) {
      trigger.props.onClick?.(event);
      setStartsAt('first');
      setPressed(anchor ? null : event.currentTarget);
      // Safari does not focus a pressed button.
      if (isLoading) event.currentTarget.focus();
    },
    onKeyDown(event) {
      trigger.props.onKeyDown?.(event);
      const starts = { ArrowDown: 'first', ArrowUp: 'last' } as const;
      if (!(event.key in starts) || anchor) return;
      event.preventDefault();
      setStartsAt(starts[event.key as keyof typeof starts]);
      setPressed(event.currentTarget);
    },
    onBlur(event) {
      trigger.props.onBlur?.(event);
      if (isLoading) setPressed(null);
    },
  });

  return (
    <Context value={{ close }}>
      {button}
      {anchor && (
        <List
          id={id}
          labelledBy={`${id}-button`}
          anchor={anchor}
          align={align}
          startsAt={startsAt}
          close={close}
          leave={() => setPressed(null)}
        >
          {children}
        </List>
      )}
    </Context>
  );
}

interface ListProps {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  align: 'start' | 'end';
  startsAt: 'first' | 'last';
  /** Closes and returns the focus. */
  close: () => void;
  /** Closes after the focus has moved elsewhere. */
  leave: () => void;
  children: ReactNode;
}

function List({ id, labelledBy, anchor, align, startsAt, close, leave, children }: ListProps) {
  const ref = useRef<HTMLDivElement>(null);

  usePopover(ref, anchor, align, leave);
  useLayoutEffect(() => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    items.at(startsAt === 'first' ? 0 : -1)?.focus();
  }, [anchor, align, startsAt]);

  function leaveWithFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
    // Without `relatedTarget` the window lost the focus or an item was replaced.
    if (relatedTarget && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) leave();
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      // Esc closes the menu, not the panel or dialog around.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      // Tab continues from the button.
      close();
    } else {
      moveInMenu(event);
    }
  }

  return (
    <Plate
      ref={ref}
      id={id}
      popover="manual"
      role="menu"
      aria-labelledby={labelledBy}
      onKeyDown={press}
      onBlur={leaveWithFocus}
    >
      {children}
    </Plate>
  );
}

const Plate = chakra('div', {
  base: {
    position: 'fixed',
    minW: '184px',
    maxW: 'min(320px, calc(100vw - 16px))',
    maxH: 'min(420px, calc(100dvh - 16px))',
    overflowY: 'auto',
    p: '1',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: '2',
    opacity: 1,
    transition: 'opacity {durations.hover}, translate {durations.hover} {easings.out}',
    _starting: { opacity: 0, translate: '0 -4px' },
  },
});
