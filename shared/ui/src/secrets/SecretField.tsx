import { chakra } from '@chakra-ui/react';
import { bareSecret } from '@console/schema/bare';
import { t } from '@console/words';
import { type FocusEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { controlRecipe } from '../fields/control-recipe';
import { type FieldProps, useFieldControl } from '../fields/Field';
import { FormField } from '../form/FormField';
import type { Form } from '../form/use-form';
import { HideIcon, LockIcon, ShowIcon } from '../icons';

interface SecretFieldProps<Values extends FieldValues, Name extends Path<Values>>
  extends Pick<FieldProps, 'error' | 'hint' | 'readOnly' | 'required' | 'aside'> {
  form: Form<Values>;
  /** Among the form's `secrets`; empty = keep the stored secret. */
  name: Name;
  label?: string;
  /** The server never sends a stored secret. */
  isStored: boolean;
  /** Address fields: a change requires the secret again. */
  address?: readonly string[];
}

/**
 * Write-only: dots for a stored secret. Typed text can be revealed, reaches no draft or storage, and ends with the
 * field.
 */
export function SecretField<Values extends FieldValues, Name extends Path<Values>>(
  props: SecretFieldProps<Values, Name>,
) {
  const { form, name, label, isStored: hasStored, address = NO_NAMES, hint, required, ...field } = props;
  const elsewhere = hasStored ? otherAddress(form, address) : undefined;
  const isStored = hasStored && elsewhere === undefined;
  const typed: unknown = useWatch({ control: form.control, name });
  // Otherwise drafts would contain the secret.
  if (!form.secrets.includes(name)) throw new Error(`'${name}' must be among the secrets of the form '${form.id}'`);

  const forget = useEffectEvent(() => {
    if (form.getValues(name)) form.setValue(name, '' as PathValue<Values, Name>);
  });
  useEffect(() => () => forget(), []);
  // A form validates only the changed field; this one depends on the address too.
  const check = useEffectEvent(() => {
    if (form.formState.isSubmitted) void form.trigger(name);
  });
  useEffect(() => check(), [elsewhere]);

  return (
    <FormField
      {...field}
      {...(label === undefined ? {} : { label })}
      form={form}
      name={name}
      required={required === true && !isStored}
      hint={
        (typeof typed === 'string' &&
          typed !== typed.trim() &&
          t('Begins or ends with a space. The space is part of the value.')) ||
        (elsewhere === undefined && hint) ||
        (field.readOnly === undefined ? storedHint(isStored, elsewhere) : undefined)
      }
    >
      {({ value, onChange, onBlur, ref }) => (
        <SecretInput
          name={label ?? form.labels[name] ?? t('secret')}
          value={value}
          isStored={isStored}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    </FormField>
  );
}

const NO_NAMES: readonly never[] = [];

function storedHint(isStored: boolean, elsewhere: string | undefined): string | undefined {
  if (isStored) return t('Stored. Leave empty to keep.');
  return elsewhere === undefined ? undefined : t('Stored for a different {elsewhere}. Enter it again.', { elsewhere });
}

/**
 * Labels joined by 'and'; undefined = unchanged. A stored secret belongs to the old address. @param address names of
 * address fields
 */
export function otherAddress<Values extends FieldValues>(
  { changed, labels }: Pick<Form<Values>, 'changed' | 'labels'>,
  address: readonly string[],
): string | undefined {
  const names = address.filter((name) => changed.includes(name)).map((name) => labels[name as keyof Values & string]);
  return names.join(t(' and ')) || undefined;
}

export const secretInWords = ({ isStored, isNew = false }: { isStored: boolean; isNew?: boolean }): string => {
  if (isNew) return t('New value, not shown');
  return isStored ? t('Stored') : '';
};

interface SecretInputProps {
  name: string;
  value: string;
  isStored: boolean;
  onChange: (value: string) => void;
  onBlur: (event: FocusEvent) => void;
  ref: Ref<HTMLInputElement>;
}

function SecretInput({ name, value, isStored, onChange, onBlur, ref }: SecretInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { readOnly, ...control } = useFieldControl();
  // A value from elsewhere, such as a reset, is not revealed.
  const [typed, setTyped] = useState<{ text: string; isShown: boolean }>();
  const isReplacing = typed !== undefined && typed.text === value;
  const isOpen = !readOnly && (!isStored || isReplacing);
  const isShown = isReplacing && typed.isShown;

  function type(written: string) {
    const text = bareSecret(written);
    setTyped({ text, isShown });
    onChange(text);
  }
  function begin() {
    type('');
    input.current?.focus();
  }
  function cancel() {
    setTyped(undefined);
    onChange('');
  }

  return (
    <Frame data-readonly={readOnly}>
      {!isOpen && <LockIcon aria-hidden />}
      <input
        {...control}
        ref={input}
        type={isShown ? 'text' : 'password'}
        value={value}
        readOnly={!isOpen}
        placeholder={isStored ? (isOpen ? t('Leave empty to keep') : '••••••••') : undefined}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
      />
      {isReplacing && value !== '' && (
        <IconButton
          label={isShown ? t('Hide {name}', { name }) : t('Show {name}', { name })}
          icon={isShown ? <HideIcon /> : <ShowIcon />}
          size="small"
          onClick={() => setTyped({ text: value, isShown: !isShown })}
        />
      )}
      {isStored && !readOnly && (
        // A single button with two labels keeps the focus.
        <Button
          variant="quiet"
          size="small"
          aria-label={isOpen ? t('Cancel replacing {name}', { name }) : t('Replace {name}', { name })}
          onClick={isOpen ? cancel : begin}
        >
          {isOpen ? t('Cancel') : t('Replace')}
        </Button>
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    gap: '1',
    '& > svg': { flex: 'none', color: 'text.subtle', me: '1' },
    '& > input': {
      flex: '1',
      minW: '0',
      h: 'full',
      outline: 'none',
      boxShadow: 'none',
      fontFamily: 'mono',
      '&:placeholder-shown': { fontFamily: 'sans' },
      '&:read-only:placeholder-shown': { letterSpacing: '.16em' },
      '&::-ms-reveal': { display: 'none' },
    },
    '& > button': { h: '24px' },
    '& > button:last-child': { me: '-6px' },
  },
});
