import { useNavigate } from '@console/router';
import { useSession } from '@console/session';
import { chakra, Dialog, TextInput } from '@console/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { usePrefetchPage } from '../areas/views/prefetch-page';
import { useConsole } from '../shell/console-context';
import { destinations, matching } from './destinations';

/** Every page the user may open, by name. Type, choose with the arrows, press Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const prefetchPage = usePrefetchPage();
  const listId = useId();
  const { routes, groups, config } = useConsole();
  const user = useSession((session) => session.gateUser);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = matching(destinations(routes, groups, user, config), search);
  const active = found[Math.min(chosen, found.length - 1)];

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
    if (event.key === 'Enter' && active) go(active.path);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const next = (Math.min(chosen, found.length - 1) + step + found.length) % found.length;
    setChosen(next);
    const path = found[next]?.path;
    if (path) prefetchPage(path);
  }

  return (
    <Dialog title="Go to" hideTitle placement="top" onClose={onClose}>
      <TextInput
        size="large"
        placeholder="Go to a page"
        aria-label="Go to a page"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setChosen(0);
        }}
        onKeyDown={moveChoice}
        data-autofocus=""
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
      />
      <chakra.ul id={listId} role="listbox" aria-label="Pages" maxHeight="320px" overflowY="auto" marginInline="-8px">
        {found.map((item) => (
          <chakra.li
            key={item.path}
            id={`${listId}-${item.path}`}
            role="option"
            aria-selected={item === active}
            css={option}
            onClick={() => go(item.path)}
            onPointerEnter={() => prefetchPage(item.path)}
          >
            {item.label}
            <chakra.span color="text.subtle">{item.group}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {found.length === 0 ? (
        <chakra.p role="status" color="text.muted">
          No page found.
        </chakra.p>
      ) : null}
    </Dialog>
  );
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
