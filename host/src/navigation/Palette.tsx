import { useStore } from '@console/browser/hooks';
import type { GoToAnswer, SlotFunctions } from '@console/contract';
import { useQueryClient } from '@console/query';
import { useNavigate } from '@console/router';
import { useSession } from '@console/session';
import { chakra, Dialog, TextInput } from '@console/ui';
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

/** Every page the user may open, by name, and what areas find. Type, choose with the arrows, press Enter. */
export function Palette({ search, onSearch, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const prefetchPage = usePrefetchPage();
  const listId = useId();
  const { routes, groups, config } = useConsole();
  const user = useSession((session) => session.gateUser);
  const [chosen, setChosen] = useState<string>();
  const sources = [...useSlotAreas('search'), ...useSlotAreas('go-to')];
  const { asked, results, isLooking, hasFailed, onFound } = useAreasSearch(search, sources);
  const words = sources.length > 0 ? 'Go to a page, or find by name' : 'Go to a page';

  const found = matching([...destinations(routes, groups, user, config), ...results], search);
  // By its path, since what areas find comes later and between others.
  const index = Math.max(
    0,
    found.findIndex(({ path }) => path === chosen),
  );
  const active = found[index];
  const activeId = active && `${listId}-${active.path}`;

  // The focus stays in the field, so the browser scrolls to nothing by itself.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function go(path: string) {
    onClose();
    navigate(path);
  }

  function moveChoice(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && active) {
      // Used up: the browser would press with it the button that has the focus next, such as 'Stay' of the leave guard.
      event.preventDefault();
      go(active.path);
    }
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const next = found[(index + step + found.length) % found.length];
    setChosen(next?.path);
    if (next) prefetchPage(pathname(next));
  }

  return (
    <Dialog title="Go to" hideTitle placement="top" onClose={onClose}>
      <TextInput
        size="large"
        placeholder={words}
        aria-label={words}
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={moveChoice}
        data-autofocus=""
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
      />
      <chakra.ul id={listId} role="listbox" aria-label="Found" maxHeight="320px" overflowY="auto" marginInline="-8px">
        {found.map((item) => (
          <chakra.li
            key={item.path}
            id={`${listId}-${item.path}`}
            role="option"
            aria-selected={item === active}
            css={option}
            onClick={() => go(item.path)}
            onPointerEnter={() => prefetchPage(pathname(item))}
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {item.label}
              {item.detail && (
                <chakra.span color="text.muted" textStyle="sm">
                  {' '}
                  {item.detail}
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span color="text.subtle" flex="none">
              {item.group}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p role="status" color="text.muted" srOnly={found.length > 0}>
        {isLooking ? 'Searching' : foundInWords(found.length, asked)}
      </chakra.p>
      {hasFailed && !isLooking && <chakra.p color="text.muted">Not everything could be searched.</chakra.p>}
      {asked !== '' && (
        <>
          <SlotFillers<SlotFunctions['search']>
            name="search"
            draw={(find, source) => <AreaSearch find={find} source={source} search={asked} onFound={onFound} />}
          />
          <Slot name="go-to" props={{ search: asked, onFound }} />
        </>
      )}
    </Dialog>
  );
}

interface AreaSearchProps extends Pick<GoToAnswer, 'source' | 'search'> {
  find: SlotFunctions['search'];
  onFound: (answer: GoToAnswer) => void;
}

/** Calls the search of one area, within the boundary that shows the failure of its code. Draws nothing. */
function AreaSearch({ find, source, search, onFound }: AreaSearchProps) {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    async function ask({ signal }: AbortController) {
      const found = await find(search, client, signal).catch(() => ({ results: [], hasFailed: true }));
      if (!signal.aborted) onFound({ ...found, source, search });
    }
    void ask(controller);
    return () => controller.abort();
  }, [find, source, search, onFound, client]);
  return null;
}

/** Announced to screen readers besides the active option, once something is typed. */
function foundInWords(count: number, asked: string): string {
  if (count === 0) return asked === '' ? 'No page found.' : 'Nothing found.';
  if (asked === '') return '';
  return count === 1 ? '1 found' : `${count} found`;
}

const pathname = ({ path }: Destination) => path.split('?')[0] ?? path;

/** So long nobody types before areas are asked. */
const TYPING_PAUSE_MS = 200;
const SHORTEST = 2;

/** What areas find of what is typed. They are fetched when something is asked for the first time. */
function useAreasSearch(typed: string, sources: readonly string[]) {
  const search = typed.trim();
  const [paused, setPaused] = useState('');
  const [answers, setAnswers] = useState<readonly GoToAnswer[]>([]);
  const statuses = useStore(useConsole().loader.statuses);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(search), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);

  const onFound = useCallback((answer: GoToAnswer) => {
    setAnswers((before) =>
      [...before.filter(({ source }) => source !== answer.source), answer].toSorted((a, b) =>
        a.source.localeCompare(b.source),
      ),
    );
  }, []);

  const asked = Math.min(search.length, paused.length) < SHORTEST ? '' : paused;
  const given = asked === '' ? [] : answers.filter((answer) => answer.search === asked);
  const results: Destination[] = given.flatMap((answer) =>
    answer.results.map(({ kind, ...result }) => ({ ...result, group: kind })),
  );
  // An area that cannot be loaded says so in its own place, and is not waited for.
  const isAwaited = (area: string) =>
    statuses.get(area)?.state !== 'failed' && !given.some(({ source }) => source === area);
  return {
    asked,
    results,
    isLooking: asked !== '' && sources.some(isAwaited),
    hasFailed: given.some((answer) => answer.hasFailed),
    onFound,
  };
}

const option = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  padding: '6px 8px',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
  // The outline is seen in forced colours, where no background is.
  '&[aria-selected=true]': { bg: 'selected', outline: '2px solid transparent', outlineOffset: '-2px' },
} as const;
