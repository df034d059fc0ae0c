import { chakra, IconButton, SearchInput } from '@console/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@console/ui/icons';
import { useSearchShortcut } from '@console/ui/table';
import { type KeyboardEvent, useRef } from 'react';
import type { FoundMarks } from './use-found-marks';

/** Finds words in the changelogs: Enter goes to the next place, Shift Enter to the one before. */
export function ChangelogSearch({ found }: { found: FoundMarks }) {
  const { count, index } = found;
  const isSearching = found.query.trim() !== '';
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== input.current) return;
    event.preventDefault();
    found.step(event.shiftKey ? -1 : 1);
  }

  const whyNothing = count === 0 ? 'Nothing is found' : undefined;
  return (
    <Root role="search" aria-label="Changelog" onKeyDown={press}>
      <SearchInput ref={input} label="Search the changelog" shortcut="/" value={found.query} onChange={found.search} />
      {isSearching && (
        <>
          <IconButton
            label="Previous match"
            icon={<ChevronUpIcon />}
            why={whyNothing}
            onClick={() => found.step(-1)}
            size="small"
          />
          <IconButton
            label="Next match"
            icon={<ChevronDownIcon />}
            why={whyNothing}
            onClick={() => found.step(1)}
            size="small"
          />
        </>
      )}
      <Count role="status">{isSearching && (count === 0 ? 'No match' : `${index + 1} of ${count}`)}</Count>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    '& > :first-child': { flex: '1 1 240px', maxW: '280px' },
    smDown: { '& kbd': { display: 'none' } },
    _print: { display: 'none' },
  },
});
const Count = chakra('span', {
  base: {
    minW: '64px',
    ps: '1',
    textStyle: 'xs',
    color: 'text.muted',
    whiteSpace: 'nowrap',
    _empty: { display: 'none' },
  },
});
