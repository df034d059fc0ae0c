import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is searched for inside an element, how often it stands there, and at which of the places one is. */
export interface FoundMarks {
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
