import { chakra } from '@chakra-ui/react';
import { createContext, type KeyboardEvent, type ReactNode, type SyntheticEvent, useContext, useId } from 'react';
import { AlertIcon, LockIcon } from '../icons';

interface FieldContext {
  id: string;
  labelId: string;
  messageId: string;
  invalid: boolean;
  readOnly: boolean;
  required: boolean;
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

/** Label, control and the one line under it. The line's room is kept, so an error moves nothing. */
export function Field({ label, hint, error, readOnly, required = false, aside, group, children }: FieldProps) {
  const id = useId();
  const field: FieldContext = {
    id,
    labelId: `${id}-label`,
    messageId: `${id}-message`,
    invalid: error !== undefined,
    readOnly: readOnly !== undefined,
    required,
  };
  return (
    <Context value={field}>
      <Root>
        <LabelRow>
          <chakra.label id={field.labelId} htmlFor={group ? undefined : id} fontWeight="medium">
            {label}
          </chakra.label>
          {aside}
        </LabelRow>
        {children}
        <Message id={field.messageId} kind={error !== undefined ? 'error' : 'hint'}>
          {error !== undefined ? (
            <AlertIcon size={14} strokeWidth={2} />
          ) : (
            readOnly && <LockIcon size={14} strokeWidth={2} />
          )}
          <span>{error ?? readOnly ?? hint}</span>
        </Message>
      </Root>
    </Context>
  );
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
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', alignContent: 'start' },
});
const LabelRow = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});
const Message = chakra('div', {
  base: { display: 'flex', gap: '1', minH: '16px', textStyle: 'xs', '& > svg': { flex: 'none', mt: '1px' } },
  variants: { kind: { hint: { color: 'text.muted' }, error: { color: 'danger' } } },
});
