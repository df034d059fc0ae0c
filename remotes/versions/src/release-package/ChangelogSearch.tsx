import { Caption, chakra, IconButton, SearchInput, useSearchShortcut } from '@console/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@console/ui/icons';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is searched for inside an element, how often it stands there, and at which of the places one is. */
interface FoundMarks {
  query: string;
  count: number;
  /** From 0. */
  index: number;
  search: (query: string) => void;
  /** To the next place or the one before, round the ends. */
  step: (by: 1 | -1) => void;
}

/** Walks through the `<mark>`s inside an element; they are counted in the page, in the order in which one reads. */
export function useFoundMarks(root: RefObject<HTMLElement | null>): FoundMarks {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState({ count: 0, index: 0 });

  function goTo(index: number) {
    const marks = [...(root.current?.querySelectorAll('mark') ?? [])];
    for (const [at, mark] of marks.entries()) mark.toggleAttribute('data-current', at === index);
    marks[index]?.scrollIntoView({ block: 'center' });
    setPlace({ count: marks.length, index });
  }

  function search(next: string) {
    // Drawn at once, because the marks are counted in the page.
    flushSync(() => setQuery(next));
    goTo(0);
  }

  return {
    ...place,
    query,
    search,
    step: (by) => place.count > 0 && goTo((place.index + by + place.count) % place.count),
  };
}

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

  const nothingReason = count === 0 ? 'Nothing is found' : undefined;
  return (
    <Root role="search" aria-label="Changelog" onKeyDown={press}>
      <SearchInput ref={input} label="Search the changelog" shortcut="/" value={found.query} onChange={found.search} />
      {isSearching && (
        <>
          <IconButton
            label="Previous match"
            icon={<ChevronUpIcon />}
            disabledReason={nothingReason}
            onClick={() => found.step(-1)}
            size="small"
          />
          <IconButton
            label="Next match"
            icon={<ChevronDownIcon />}
            disabledReason={nothingReason}
            onClick={() => found.step(1)}
            size="small"
          />
        </>
      )}
      <Caption as="span" minW="64px" ps="1" whiteSpace="nowrap" _empty={{ display: 'none' }} role="status">
        {isSearching && (count === 0 ? 'No match' : `${index + 1} of ${count}`)}
      </Caption>
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
