import { Box, Flex, formatCount, IconButton, SearchInput, useSearchShortcut } from '@console/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@console/ui/icons';
import { Caption } from '@console/ui/layout';
import { t } from '@console/words';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** `<mark>` elements, counted after rendering. */
export function useSearchMarks(root: RefObject<HTMLElement | null>) {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState({ count: 0, index: 0 });

  function goTo(index: number) {
    const marks = [...(root.current?.querySelectorAll('mark') ?? [])];
    for (const [at, mark] of marks.entries()) mark.toggleAttribute('data-current', at === index);
    marks[index]?.scrollIntoView({ block: 'center' });
    setPlace({ count: marks.length, index });
  }

  function search(next: string) {
    // Marks are counted in the DOM.
    flushSync(() => setQuery(next));
    goTo(0);
  }

  return {
    ...place,
    query,
    search,
    /** Wraps around at either end. */
    step: (by: 1 | -1) => place.count > 0 && goTo((place.index + by + place.count) % place.count),
  };
}

export function ChangelogSearch({ search }: { search: ReturnType<typeof useSearchMarks> }) {
  const { count, index } = search;
  const isSearching = search.query.trim() !== '';
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== input.current) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  }

  const nothingReason = count === 0 ? t('No matches') : undefined;
  return (
    <Flex
      align="center"
      gap="1"
      minW="0"
      display={{ base: 'flex', _print: 'none' }}
      role="search"
      aria-label={t('Changelog')}
      onKeyDown={press}
    >
      <Box flex="1 1 240px" maxW="280px">
        <SearchInput
          ref={input}
          label={t('Search the changelog')}
          shortcut="/"
          value={search.query}
          onChange={search.search}
        />
      </Box>
      {isSearching && (
        <>
          <IconButton
            label={t('Previous match')}
            icon={<ChevronUpIcon />}
            disabledReason={nothingReason}
            onClick={() => search.step(-1)}
            size="small"
          />
          <IconButton
            label={t('Next match')}
            icon={<ChevronDownIcon />}
            disabledReason={nothingReason}
            onClick={() => search.step(1)}
            size="small"
          />
        </>
      )}
      <Caption as="span" minW="64px" ps="1" whiteSpace="nowrap" _empty={{ display: 'none' }} role="status">
        {isSearching &&
          (count === 0
            ? t('No matches')
            : t('{number} of {count}', { number: formatCount(index + 1), count: formatCount(count) }))}
      </Caption>
    </Flex>
  );
}
