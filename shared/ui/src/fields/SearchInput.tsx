import { chakra } from '@chakra-ui/react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon, SearchIcon } from '../icons';
import { Kbd } from '../marks/Kbd';
import { controlRecipe } from './control-recipe';
import { useFieldControl } from './Field';

export interface SearchInputProps {
  /** Its name for screen readers; the placeholder too, unless one is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The key that the page lets lead here, shown while empty. */
  shortcut?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Narrows a list while one types. Esc or the cross empties it. */
export function SearchInput({ label, value, onChange, placeholder = label, shortcut, ref }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { readOnly: _, ...control } = useFieldControl();

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <Frame>
      <SearchIcon />
      <input
        {...control}
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Esc goes in steps: it empties the search first, and closes what lies around only the next time.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
      />
      {value === '' ? (
        shortcut && <Kbd display={{ smDown: 'none' }}>{shortcut}</Kbd>
      ) : (
        <Clear label="Clear search" icon={<CloseIcon />} size="small" onClick={clear} />
      )}
    </Frame>
  );
}

const Frame = chakra('div', controlRecipe);
const Clear = chakra(IconButton, { base: { h: '24px', me: '-6px' } });
