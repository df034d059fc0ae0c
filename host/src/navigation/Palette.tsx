import { useStore } from '@console/browser/hooks';
import type { GoToAnswer, SlotFunctions } from '@console/contract';
import { useQueryClient } from '@console/query';
import { Link } from '@console/router';
import { signOut, useSession } from '@console/session';
import { chakra, Dialog, leaveConsole, TextInput, useTheme } from '@console/ui';
import { n, t } from '@console/words';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { usePrefetchPage } from '../areas/views/prefetch-page';
import { Slot, SlotFillers, useSlotAreas } from '../areas/views/Slot';
import { type Destination, destinations, matching } from './destinations';

export interface PaletteProps {
  search: string;
  onSearch: (search: string) => void;
  onClose: () => void;
}

export function Palette({ search, onSearch, onClose }: PaletteProps) {
  const prefetchPage = usePrefetchPage();
  const listId = useId();
  const { routes, groups, config } = useConsole();
  const user = useSession((session) => session.gateUser);
  const [selectedId, setSelectedId] = useState<string>();
  const sources = [...useSlotAreas('search'), ...useSlotAreas('go-to')];
  const { sentSearch, results, isLooking, hasFailed, onFound } = useAreasSearch(search, sources);
  const words = sources.length > 0 ? t('Go to a page or find something by name') : t('Go to a page');

  const commands = useCommands();
  const matches = matching([...destinations(routes, groups, user, config), ...results, ...commands], search);
  // Compares paths, because areas insert results later.
  const index = Math.max(
    0,
    matches.findIndex(({ path }) => path === selectedId),
  );
  const active = matches[index];
  const activeId = active && `${listId}-${active.path}`;
  // Screen readers read the field first.
  const isUntouched = search === '' && selectedId === undefined;

  // The field keeps the focus, so the browser does not scroll.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function prefetch(item: Destination) {
    if (!item.run) prefetchPage(pathname(item));
  }

  function moveChoice(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && active) {
      // Enter would also press the next focused button, such as 'Stay'.
      event.preventDefault();
      const { ctrlKey, metaKey } = event;
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
      document.getElementById(`${listId}-${active.path}`)?.dispatchEvent(press);
    }
    if (step === undefined || matches.length === 0) return;
    event.preventDefault();
    const next = matches[(index + step + matches.length) % matches.length];
    setSelectedId(next?.path);
    if (next) prefetch(next);
  }

  return (
    <Dialog title={t('Go to')} hideTitle placement="top" onClose={onClose}>
      <TextInput
        size="large"
        placeholder={words}
        aria-label={words}
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
          setSelectedId(undefined);
        }}
        onKeyDown={moveChoice}
        data-autofocus=""
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={isUntouched ? undefined : activeId}
      />
      <chakra.div
        id={listId}
        role="listbox"
        aria-label={t('Search results')}
        maxHeight="320px"
        overflowY="auto"
        marginInline="-8px"
      >
        {matches.map((item) => (
          <Option
            key={item.path}
            id={`${listId}-${item.path}`}
            item={item}
            isActive={item === active}
            isChosen={item === active && !isUntouched}
            onClose={onClose}
            onPointerEnter={() => prefetch(item)}
          />
        ))}
      </chakra.div>
      <chakra.p role="status" color="text.muted" srOnly={matches.length > 0 ? true : undefined}>
        {isLooking ? t('Searching') : countInWords(matches.length, sentSearch)}
      </chakra.p>
      {hasFailed && !isLooking && (
        <chakra.p color="text.muted">{t('Couldn’t search everything. Some results may be missing.')}</chakra.p>
      )}
      {sentSearch !== '' && (
        <>
          <SlotFillers<SlotFunctions['search']>
            name="search"
            draw={(find, source) => <AreaSearch find={find} source={source} search={sentSearch} onFound={onFound} />}
          />
          <Slot name="go-to" props={{ search: sentSearch, onFound }} />
        </>
      )}
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  item: Destination;
  isActive: boolean;
  /** Announced as selected: the active option, once a key is pressed. */
  isChosen: boolean;
  onClose: () => void;
  onPointerEnter: () => void;
}

function Option({
  id,
  item: { path, run, label, detail, group },
  isActive,
  isChosen,
  onClose,
  onPointerEnter,
}: OptionProps) {
  const props = { id, role: 'option', 'aria-selected': isChosen, 'data-active': isActive || undefined } as const;
  const words = (
    <>
      <chakra.span minW="0" overflowWrap="anywhere">
        {label}
        {detail && (
          <chakra.span color="text.muted" textStyle="sm">
            {' '}
            {detail}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span color="text.subtle" flex="none">
        {group}
      </chakra.span>
    </>
  );
  if (!run)
    return (
      <PageOption {...props} to={path} tabIndex={-1} onClick={onClose} onPointerEnter={onPointerEnter}>
        {words}
      </PageOption>
    );
  function press() {
    onClose();
    run?.();
  }
  return (
    <CommandOption {...props} onClick={press}>
      {words}
    </CommandOption>
  );
}

function useCommands(): Destination[] {
  const { setTheme } = useTheme();
  const group = t('Command');
  const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  return [
    {
      label: next === 'dark' ? t('Switch to dark theme') : t('Switch to light theme'),
      path: 'command:theme',
      group,
      run: () => setTheme(next),
    },
    { label: t('Sign out'), path: 'command:sign-out', group, run: () => leaveConsole(() => void signOut()) },
  ];
}

interface AreaSearchProps extends Pick<GoToAnswer, 'source' | 'search'> {
  find: SlotFunctions['search'];
  onFound: (answer: GoToAnswer) => void;
}

/** Renders nothing; the boundary around shows a failure. */
function AreaSearch({ find, source, search, onFound }: AreaSearchProps) {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    async function ask({ signal }: AbortController) {
      const answer = await find(search, client, signal).catch(() => ({ results: [], hasFailed: true }));
      if (!signal.aborted) onFound({ ...answer, source, search });
    }
    void ask(controller);
    return () => controller.abort();
  }, [find, source, search, onFound, client]);
  return null;
}

function countInWords(count: number, search: string): string {
  if (count === 0) return search === '' ? t('No pages found') : t('No results found');
  if (search === '') return '';
  return n(count, '1 result', '{count} results');
}

const pathname = ({ path }: Destination) => path.split('?')[0] ?? path;

/** Milliseconds. */
const TYPING_PAUSE_MS = 200;
const SHORTEST = 2;

/** The first search loads the areas' code. */
function useAreasSearch(query: string, sources: readonly string[]) {
  const search = query.trim();
  const [paused, setPaused] = useState('');
  const [answers, setAnswers] = useState<readonly GoToAnswer[]>([]);
  const statuses = useStore(useConsole().loader.statuses);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(search), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);

  const onFound = useCallback((answer: GoToAnswer) => {
    setAnswers((earlierAnswers) =>
      [...earlierAnswers.filter(({ source }) => source !== answer.source), answer].toSorted((a, b) =>
        a.source.localeCompare(b.source),
      ),
    );
  }, []);

  // The first answer would be 'No page found.'
  const isTyping = search !== paused && search.length >= SHORTEST && sources.length > 0;
  const sentSearch = Math.min(search.length, paused.length) < SHORTEST ? '' : paused;
  const currentAnswers = sentSearch === '' ? [] : answers.filter((answer) => answer.search === sentSearch);
  const results: Destination[] = currentAnswers.flatMap((answer) =>
    answer.results.map(({ kind, ...result }) => ({ ...result, group: kind })),
  );
  // A failed area shows its failure.
  const isAwaited = (area: string) =>
    statuses.get(area)?.state !== 'failed' && !currentAnswers.some(({ source }) => source === area);
  return {
    sentSearch,
    results,
    isLooking: isTyping || (sentSearch !== '' && sources.some(isAwaited)),
    hasFailed: currentAnswers.some((answer) => answer.hasFailed),
    onFound,
  };
}

const option = {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    padding: '6px 8px',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    // Forced colours remove the background.
    '&[data-active]': { bg: 'selected', outline: '2px solid transparent', outlineOffset: '-2px' },
  },
} as const;
const PageOption = chakra(Link, option);
const CommandOption = chakra('div', option);
