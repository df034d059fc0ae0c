import { chakra } from '@chakra-ui/react';
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
  /** The control says itself what is wrong. */
  setSaid: (isSaid: boolean) => void;
}

const Context = createContext<FieldContext | undefined>(undefined);

export interface FieldProps {
  label: ReactNode;
  /** One sentence that helps; an error takes its place. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Why the value cannot be changed here; shown with a lock. */
  readOnly?: string | undefined;
  required?: boolean;
  /** Beside the label, at the right: a counter, a link. */
  aside?: ReactNode;
  /** The control is a group of choices and not a single input, so the label names it instead of pointing at it. */
  group?: boolean;
  children: ReactNode;
}

/**
 * Label, control and the one line under it. A field without a line keeps some of the room, so that one which appears moves
 * what follows by half a line; the space between two fields is that of what stands around them, 16 px everywhere.
 */
export function Field({ label, hint, error, readOnly, required = false, aside, group, children }: FieldProps) {
  const id = useId();
  const [isSaid, setSaid] = useState(false);
  const shownError = isSaid ? undefined : error;
  const field: FieldContext = {
    id,
    labelId: `${id}-label`,
    messageId: `${id}-message`,
    invalid: error !== undefined,
    readOnly: readOnly !== undefined,
    required,
    setSaid,
  };
  return (
    <Context value={field}>
      <Root data-field="">
        <LabelRow>
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

/** Beside the label and no part of its name: a screen reader says "required" by itself. */
function Required() {
  return (
    <chakra.span data-required="" aria-hidden color="danger" ms="0.5">
      *
    </chakra.span>
  );
}

/** What the mark of required fields means, for forms that have such a field. */
export function RequiredLegend() {
  return (
    <Legend aria-hidden>
      <Required /> Must be filled in
    </Legend>
  );
}

/** For a control that tells what it has refused: the field's own error, such as that it is required, would be a second one. */
export function useOwnProblem(isSaid: boolean): void {
  const setSaid = useContext(Context)?.setSaid;
  useEffect(() => {
    setSaid?.(isSaid);
    return () => setSaid?.(false);
  }, [isSaid, setSaid]);
}

/** A control made of several, such as a picker with a search: what stands in it is not the field's own control. */
export function WithinControl({ children }: { children: ReactNode }) {
  return <Context value={undefined}>{children}</Context>;
}

interface ControlProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** What ties a control to the Field around it; a control alone brings its own `aria-label`. */
export function useFieldControl(own: ControlProps = {}) {
  const field = useContext(Context);
  if (!field) return { 'aria-describedby': own['aria-describedby'] };
  return {
    id: own.id ?? field.id,
    'aria-describedby': [field.messageId, own['aria-describedby']].filter(Boolean).join(' '),
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
    readOnly: field.readOnly || undefined,
  };
}

/**
 * For a control that the browser knows no read-only for: it takes the focus, so that everybody can learn the reason, and
 * no change.
 */
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

/** The same for a group of choices, which is named by the label. */
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
    // Also within muted text, such as a dialog's question: a value must not look like a placeholder.
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
  base: { textStyle: 'xs', color: 'text.muted', 'form:not(:has([data-field] [data-required])) &': { display: 'none' } },
});
