import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { AlertIcon, LockIcon } from '../icons';

interface FieldContext {
  id: string;
  labelId: string;
  messageId: string;
  invalid: boolean;
  readOnly: boolean;
  required: boolean;
  /** The control shows its own error meanwhile. */
  setAnnounced: (isAnnounced: boolean) => void;
}

const Context = createContext<FieldContext | undefined>(undefined);

export interface FieldProps {
  label: ReactNode;
  /** Suits fields below a heading with the same words. */
  hasHiddenLabel?: boolean;
  /** An error replaces the hint. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Blocks the value; the reason is shown with a lock. */
  readOnly?: string | undefined;
  required?: boolean;
  /** Right of the label: a counter, a link. */
  aside?: ReactNode;
  /** Labels a group of inputs. */
  group?: boolean;
  children: ReactNode;
}

/**
 * Draws label, control, and a line for hint or error. Reserves half a line, so that errors move little. The container
 * sets the distance, 16 px.
 */
export function Field(props: FieldProps) {
  const { label, hasHiddenLabel = false, hint, error, readOnly, required = false, aside, group, children } = props;
  const id = useId();
  const [isAnnounced, setAnnounced] = useState(false);
  const shownError = isAnnounced ? undefined : error;
  const field: FieldContext = {
    id,
    labelId: `${id}-label`,
    messageId: `${id}-message`,
    invalid: error !== undefined,
    readOnly: readOnly !== undefined,
    required,
    setAnnounced,
  };
  return (
    <Context value={field}>
      <Root data-field="">
        <LabelRow hidden={hasHiddenLabel}>
          <span>
            <chakra.label id={field.labelId} htmlFor={group ? undefined : id} fontWeight="medium">
              {label}
            </chakra.label>
            {required && readOnly === undefined && <Required />}
          </span>
          {aside}
        </LabelRow>
        {children}
        <Message id={field.messageId} kind={shownError !== undefined ? 'error' : 'hint'}>
          {shownError !== undefined ? (
            <AlertIcon size={14} strokeWidth={2} />
          ) : (
            readOnly && <LockIcon size={14} strokeWidth={2} />
          )}
          <span>{shownError ?? readOnly ?? hint}</span>
        </Message>
      </Root>
    </Context>
  );
}

/** Outside the name: screen readers announce "required". */
function Required() {
  return (
    <chakra.span data-required="" aria-hidden color="danger" ms="0.5">
      *
    </chakra.span>
  );
}

export function RequiredLegend() {
  return (
    <Legend aria-hidden>
      <Required /> {t('Must be filled in')}
    </Legend>
  );
}

/** Hides the field's error while the control shows its own. */
export function useOwnProblem(isAnnounced: boolean): void {
  const setAnnounced = useContext(Context)?.setAnnounced;
  useEffect(() => {
    setAnnounced?.(isAnnounced);
    return () => setAnnounced?.(false);
  }, [isAnnounced, setAnnounced]);
}

/** Keeps label and error from the inner controls of a compound control. */
export function WithinControl({ children }: { children: ReactNode }) {
  return <Context value={undefined}>{children}</Context>;
}

interface ControlProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Connects a control to its Field; without a Field set `aria-label`. */
export function useFieldControl(controlProps: ControlProps = {}) {
  const field = useContext(Context);
  if (!field) return { 'aria-describedby': controlProps['aria-describedby'] };
  return {
    id: controlProps.id ?? field.id,
    'aria-describedby': [field.messageId, controlProps['aria-describedby']].filter(Boolean).join(' '),
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
    readOnly: field.readOnly || undefined,
  };
}

/** HTML has no read-only state here: focusable, for the reason, but fixed. */
export const heldReadOnly = {
  'aria-readonly': true,
  onChange: () => {},
  onMouseDown(event: SyntheticEvent<HTMLElement>) {
    event.preventDefault();
    event.currentTarget.focus();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' && event.key !== 'Escape' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  },
} as const;

export function useFieldGroup() {
  const field = useContext(Context);
  return (
    field && {
      'aria-labelledby': field.labelId,
      'aria-describedby': field.messageId,
      'aria-invalid': field.invalid || undefined,
      'aria-required': field.required || undefined,
    }
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    alignContent: 'start',
    // Within muted text a value must not look like a placeholder.
    color: 'text',
    scrollMarginBlock: '88px',
  },
});
const LabelRow = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});
const Message = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    mt: '-2px',
    minH: '16px',
    textStyle: 'xs',
    '& > svg': { flex: 'none', mt: '1px' },
    '&:has(> span:empty)': { minH: '0', mt: '2px' },
  },
  variants: { kind: { hint: { color: 'text.muted' }, error: { color: 'danger' } } },
});
const Legend = chakra('p', {
  base: {
    textStyle: 'xs',
    color: 'text.muted',
    '& > [data-required]': { ms: '0' },
    'form:not(:has([data-field] [data-required])) &': { display: 'none' },
  },
});
