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
  /** Set while the control shows its own error. */
  setSaid: (isSaid: boolean) => void;
}

const Context = createContext<FieldContext | undefined>(undefined);

export interface FieldProps {
  label: ReactNode;
  /** For screen readers only, where a heading beside the field shows the same words. */
  hasHiddenLabel?: boolean;
  /** One sentence of help; an error replaces it. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Why the value cannot be changed here; shown with a lock. */
  readOnly?: string | undefined;
  required?: boolean;
  /** At the right of the label: a counter, a link. */
  aside?: ReactNode;
  /** The control is a group of inputs, so the label names the group instead of pointing to one input. */
  group?: boolean;
  children: ReactNode;
}

/**
 * Label, control and the one line below it. A field without that line reserves some room, so that an appearing line
 * moves the rest by half a line only. The distance between fields, 16 px everywhere, comes from the container.
 */
export function Field(props: FieldProps) {
  const { label, hasHiddenLabel = false, hint, error, readOnly, required = false, aside, group, children } = props;
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

/** Beside the label and not part of its name: screen readers announce "required" themselves. */
function Required() {
  return (
    <chakra.span data-required="" aria-hidden color="danger" ms="0.5">
      *
    </chakra.span>
  );
}

/** Explains the mark of required fields, in forms that have one. */
export function RequiredLegend() {
  return (
    <Legend aria-hidden>
      <Required /> {t('Must be filled in')}
    </Legend>
  );
}

/**
 * For a control that shows an error of its own, such as a refused file: hides the field's error, so that only one is
 * shown.
 */
export function useOwnProblem(isSaid: boolean): void {
  const setSaid = useContext(Context)?.setSaid;
  useEffect(() => {
    setSaid?.(isSaid);
    return () => setSaid?.(false);
  }, [isSaid, setSaid]);
}

/**
 * For a control made of several, such as a picker with a search: the Field's label and error do not apply to its inner
 * controls.
 */
export function WithinControl({ children }: { children: ReactNode }) {
  return <Context value={undefined}>{children}</Context>;
}

interface ControlProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** The props that connect a control to the Field around it; without a Field the control needs an `aria-label`. */
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
 * For a control without a read-only state in HTML: it can be focused, so that everybody can read the reason, but not
 * changed.
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

/** The same for a group of choices, whose name is the label. */
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
    // Also inside muted text, such as a dialog's question: a value must not look like a placeholder.
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
