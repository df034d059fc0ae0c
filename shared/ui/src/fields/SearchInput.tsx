import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon, SearchIcon } from '../icons';
import { Kbd } from '../marks/Kbd';
import { useShortcuts } from '../system/preferences';
import { controlRecipe } from './control-recipe';
import { useFieldControl } from './Field';

interface SearchInputProps {
  /** Serves as placeholder too. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Shows in an empty input. */
  shortcut?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Filters while typing; Esc or the cross clears. */
export function SearchInput({ label, value, onChange, placeholder = label, shortcut: key, ref }: SearchInputProps) {
  const shortcut = useShortcuts().shortcuts === 'on' ? key : undefined;
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
          // The first Esc clears, the next closes the panel or dialog.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
      />
      {value === '' ? (
        shortcut && <Kbd display={{ smDown: 'none' }}>{shortcut}</Kbd>
      ) : (
        <Clear label={t('Clear search')} icon={<CloseIcon />} size="small" onClick={clear} />
      )}
    </Frame>
  );
}

const Frame = chakra('div', controlRecipe);
const Clear = chakra(IconButton, { base: { h: '24px', me: '-6px' } });
