import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { announce } from '../feedback/Announcer';
import { controlRecipe } from './control-recipe';
import { EmailChip } from './EmailChip';
import { isEmail, splitEmails, unique } from './emails';
import { useFieldControl } from './Field';
import { holdHeight } from './hold-height';

export interface EmailsInputProps {
  value: readonly string[];
  onChange: (emails: string[]) => void;
  onBlur?: () => void;
  /** What is wrong with an address, by address; what is no address at all is found without it. */
  problems?: Readonly<Record<string, string>>;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Several addresses, typed or pasted with commas, semicolons, spaces or line breaks between; each is a chip of its own. */
export function EmailsInput({ value, onChange, onBlur, problems = {}, placeholder, disabled, ref }: EmailsInputProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { readOnly, ...control } = useFieldControl();
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const chips = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-chip-words]') ?? [])];
  const problemOf = (email: string) => problems[email] ?? (isEmail(email) ? undefined : 'Must be valid email');

  function add(written: string) {
    const added = splitEmails(written);
    setText('');
    if (added.length === 0) return;
    const all = unique([...value, ...added]);
    const count = all.length - value.length;
    announce(count === 1 ? `${all.at(-1)} added` : `${count} addresses added, ${all.length} in all`);
    onChange(all);
  }

  function remove(email: string, focusChip?: number) {
    announce(`${email} removed`);
    onChange(value.filter((other) => other !== email));
    const next = focusChip === undefined ? undefined : chips()[focusChip];
    (next ?? input.current)?.focus();
  }

  function edit(email: string) {
    onChange(value.filter((other) => other !== email));
    setText(email);
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const ends = event.key === 'Enter' || event.key === ',' || event.key === ';' || event.key === ' ';
    if (ends && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === ',' || event.key === ';' || event.key === ' ') {
      event.preventDefault();
    } else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && event.currentTarget.selectionEnd === 0) {
      // The first press goes to the last chip and the second removes it, so that nothing is lost by a slip.
      chips().at(-1)?.focus();
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\s,;<]/u.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  }

  return (
    <Frame
      ref={frame}
      data-readonly={readOnly}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {value.map((email, index) => (
        <EmailChip
          key={email}
          email={email}
          problem={problemOf(email)}
          onRemove={(viaKeyboard) => remove(email, viaKeyboard ? Math.max(0, index - 1) : undefined)}
          onEdit={() => edit(email)}
        />
      ))}
      <input
        {...control}
        ref={input}
        type="text"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        disabled={disabled || readOnly}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          if (frame.current) holdHeight(frame.current);
          add(text);
          onBlur?.();
        }}
      />
    </Frame>
  );
}

const Frame = chakra('div', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    flexWrap: 'wrap',
    gap: '1',
    h: 'auto',
    minH: 'control',
    maxH: '200px',
    overflowY: 'auto',
    px: '1',
    py: '3px',
    cursor: 'text',
    '& > input': {
      flex: '1 1 140px',
      minW: '0',
      h: '24px',
      px: '1.5',
      outline: 'none',
      '&:focus-visible': { boxShadow: 'none' },
    },
  },
});
