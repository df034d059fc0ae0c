import { chakra } from '@chakra-ui/react';
import { ownValue } from '@console/schema';
import { isEmail, readEmails, uniqueEmails } from '@console/schema/emails';
import { formatCount, n, t } from '@console/words';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { announce } from '../feedback/Announcer';
import { controlRecipe } from '../fields/control-recipe';
import { useFieldControl } from '../fields/Field';
import { AlertIcon } from '../icons';
import { EmailChip } from './EmailChip';

interface EmailsInputProps {
  value: readonly string[];
  onChange: (emails: string[]) => void;
  onBlur?: () => void;
  /** Keys are addresses, such as the server refused; the input finds malformed addresses. */
  problems?: Readonly<Record<string, string>>;
  placeholder?: string;
  /** Gets pasted text first; true = taken as something else, such as copied rows. */
  onPasteText?: (text: string) => boolean;
  onCorrect?: (from: string, to: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Addresses typed or pasted with any separator, as chips; invalid ones are counted, focused in turn or removed.
 * Decision 16: not Ark's TagsInput.
 */
export function EmailsInput(props: EmailsInputProps) {
  const { value, onChange, onBlur, problems = {}, placeholder, onPasteText, onCorrect, ref } = props;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const lastVisited = useRef<string>(undefined);
  const inCorrection = useRef<string>(undefined);
  const { readOnly, ...control } = useFieldControl();
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const chips = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-chip-words]') ?? [])];
  const problemOf = (email: string) =>
    ownValue(problems, email) || (isEmail(email) ? undefined : t('Must be valid email'));
  const bad = value.filter((email) => problemOf(email) !== undefined);

  function add(written: string) {
    const added = uniqueEmails(readEmails(written));
    const corrected = inCorrection.current;
    inCorrection.current = undefined;
    setText('');
    if (added.length === 0) return;
    if (corrected !== undefined && added[0] !== undefined) onCorrect?.(corrected, added[0]);
    const all = uniqueEmails([...value, ...added]);
    announce(whatWasAdded(all.slice(value.length), all.length, problemOf));
    onChange(all);
  }

  function remove(email: string, focusChip?: number) {
    announce(t('{email} removed', { email }));
    onChange(value.filter((otherEmail) => otherEmail !== email));
    const next = focusChip === undefined ? undefined : chips()[focusChip];
    (next ?? input.current)?.focus();
  }

  function goToNextBad() {
    const from = lastVisited.current === undefined ? -1 : value.indexOf(lastVisited.current);
    const next = bad.find((email) => value.indexOf(email) > from) ?? bad[0];
    lastVisited.current = next;
    if (next !== undefined) chips()[value.indexOf(next)]?.focus();
  }

  function removeBad() {
    announce(
      bad.length === 1
        ? t('{email} removed', { email: bad[0] ?? '' })
        : n(bad.length, '{count} address removed', '{count} addresses removed'),
    );
    onChange(value.filter((email) => !bad.includes(email)));
    input.current?.focus();
  }

  function edit(email: string) {
    onChange(value.filter((otherEmail) => otherEmail !== email));
    inCorrection.current = email;
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
      // The first Backspace focuses, the second removes, so that a slip loses nothing.
      chips().at(-1)?.focus();
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (onPasteText?.(pasted)) {
      event.preventDefault();
      return add(text);
    }
    if (!/[\s,;<]/u.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  }

  return (
    <Root ref={root}>
      <Frame
        ref={frame}
        data-readonly={readOnly}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {/* In an element of their own: extensions wrap inputs, and chips could not be drawn before a wrapped input. */}
        <span style={{ display: 'contents' }}>
          {value.map((email, index) => (
            <EmailChip
              key={email}
              email={email}
              problem={problemOf(email)}
              locked={readOnly ?? false}
              onRemove={(viaKeyboard) => remove(email, viaKeyboard ? (index === 0 ? 1 : index - 1) : undefined)}
              onEdit={() => edit(email)}
            />
          ))}
        </span>
        <input
          {...control}
          ref={input}
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            if (root.current) holdHeight(root.current);
            add(text);
            onBlur?.();
          }}
        />
      </Frame>
      {bad.length > 0 && (
        <Bad>
          <AlertIcon size={14} strokeWidth={2} />
          <span>
            {t('{some} of {all} can’t be used', { some: formatCount(bad.length), all: formatCount(value.length) })}
          </span>
          {!readOnly && (
            <>
              <Button size="small" variant="quiet" onClick={goToNextBad}>
                {t('Go to next')}
              </Button>
              <Button size="small" variant="quiet" onClick={removeBad}>
                {n(bad.length, 'Remove it', 'Remove all {count}')}
              </Button>
            </>
          )}
        </Bad>
      )}
    </Root>
  );
}

/** Announces no success if an address is invalid. */
function whatWasAdded(
  added: readonly string[],
  total: number,
  problemOf: (email: string) => string | undefined,
): string {
  const [first] = added;
  if (first === undefined) return t('Already in the list');
  const problems = added.map(problemOf).filter((problem) => problem !== undefined);
  if (added.length === 1)
    return problems[0] === undefined
      ? t('{email} added', { email: first })
      : t('{email} can’t be used: {reason}', { email: first, reason: problems[0] });
  const counts = { count: formatCount(added.length), total: formatCount(total) };
  return problems.length > 0
    ? t('{count} addresses added, {bad} invalid, {total} in total', {
        ...counts,
        bad: formatCount(problems.length),
      })
    : t('{count} addresses added, {total} in total', counts);
}

/**
 * Fixes the height during a press: a field that grows on blur moves the button under the pointer, and no click fires.
 */
function holdHeight(element: HTMLElement): void {
  // Left by key.
  if (!document.querySelector(':active')) return;
  element.style.height = `${element.offsetHeight}px`;
  // The click follows mouseup before any timer.
  const resetHeight = () => setTimeout(() => element.style.removeProperty('height'));
  addEventListener('mouseup', resetHeight, { once: true, capture: true });
}

const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' } });
const Bad = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    textStyle: 'xs',
    color: 'danger',
    '& > span': { me: '1' },
  },
});

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
    '& input': {
      flex: '1 1 140px',
      minW: '0',
      h: '1.5rem',
      px: '1.5',
      outline: 'none',
      '&:focus-visible': { boxShadow: 'none' },
    },
  },
});
