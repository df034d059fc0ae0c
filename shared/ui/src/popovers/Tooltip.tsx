import { chakra } from '@chakra-ui/react';
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { floatBeside } from './floating';

interface TriggerProps {
  'aria-describedby'?: string | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

interface TooltipProps {
  /** Undefined = the control's own text, where styles hide it. */
  text: string | undefined;
  /** Gives the accessible name, so nothing is read out twice. */
  names?: boolean;
  children: ReactElement<TriggerProps>;
}

const HOVER_DELAY = 350;
const LEAVE_DELAY = 80;

/**
 * The control's description, on hover and focus. Esc hides a sentence first; a mere name also lets Esc close the panel
 * or dialog.
 */
export function Tooltip({ text, names = false, children }: TooltipProps) {
  const id = useId();
  const { anchor, show, hide, stay } = useDelayedAnchor();
  const childProps = children.props;
  const describes = text !== undefined && !names;

  const shown = text ?? (anchor && getComputedStyle(anchor).fontSize === '0px' && anchor.textContent);

  const trigger = cloneElement(children, {
    'aria-describedby': [childProps['aria-describedby'], describes && id].filter(Boolean).join(' ') || undefined,
    onPointerEnter(event) {
      childProps.onPointerEnter?.(event);
      // Touch: a tap shows a sentence, not a name.
      if (event.pointerType !== 'touch') show(event.currentTarget, HOVER_DELAY);
      else if (describes) show(event.currentTarget, 0);
    },
    onPointerLeave(event) {
      childProps.onPointerLeave?.(event);
      if (event.pointerType !== 'touch') hide(LEAVE_DELAY);
    },
    onFocus(event) {
      childProps.onFocus?.(event);
      if (event.target.matches(':focus-visible')) show(event.currentTarget, 0);
    },
    onBlur(event) {
      childProps.onBlur?.(event);
      hide(0);
    },
  });

  return (
    <>
      {trigger}
      {describes && (
        <span hidden id={id}>
          {text}
        </span>
      )}
      {anchor && shown && (
        <Bubble anchor={anchor} side="top" takesEscape={describes} onStay={stay} onHide={() => hide(0)}>
          {shown}
        </Bubble>
      )}
    </>
  );
}

function useDelayedAnchor() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const stay = () => clearTimeout(timer.current);
  function set(next: HTMLElement | null, delay: number) {
    stay();
    timer.current = setTimeout(setAnchor, delay, next);
  }
  useEffect(() => () => clearTimeout(timer.current), [timer]);

  return {
    anchor,
    stay,
    show: (element: HTMLElement, delay: number) => set(element, delay),
    hide: (delay: number) => set(null, delay),
  };
}

interface BubbleProps {
  anchor: HTMLElement;
  side: 'top' | 'bottom';
  /** Esc hides the tooltip before anything around. */
  takesEscape?: boolean;
  onStay: () => void;
  onHide: () => void;
  children: string;
}

export function Bubble({ anchor, side, takesEscape = true, onStay, onHide, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (ref.current ? floatBeside(ref.current, anchor, { side, align: 'center' }) : undefined),
    [anchor, side],
  );
  useEffect(() => {
    function hideOnEsc(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (takesEscape) {
        event.stopPropagation();
        event.preventDefault();
      }
      onHide();
    }
    const hideOnPress = () => onHide();
    addEventListener('keydown', hideOnEsc, { capture: true });
    addEventListener('pointerdown', hideOnPress);
    return () => {
      removeEventListener('keydown', hideOnEsc, { capture: true });
      removeEventListener('pointerdown', hideOnPress);
    };
  }, [takesEscape, onHide]);
  return (
    <Plate ref={ref} popover="manual" aria-hidden onPointerEnter={onStay} onPointerLeave={onHide}>
      {children}
    </Plate>
  );
}

const Plate = chakra('div', {
  base: {
    position: 'fixed',
    maxW: '240px',
    px: '10px',
    py: '1.5',
    borderRadius: 'control',
    bg: 'text',
    color: 'surface',
    textStyle: 'xs',
    textAlign: 'start',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    boxShadow: '2',
    opacity: 1,
    transition: 'opacity {durations.hover}',
    _starting: { opacity: 0 },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});
