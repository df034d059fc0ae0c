import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type FormEvent, useRef, useState } from 'react';
import { Button, Spinner } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { DateInput } from '../fields/DateInput';
import { Field } from '../fields/Field';
import { SearchInput } from '../fields/SearchInput';
import { SearchIcon } from '../icons';
import { type DateProblems, dateProblems, isSameFilter, type SearchFilterValues } from './search-filter';
import { useSearchShortcut } from './shortcuts';
import type { SearchFilterControls } from './use-search-filter';

interface SearchFilterProps {
  filter: SearchFilterControls;
  /** 'Release packages'. */
  label: string;
  placeholder?: string;
  onRepeat: () => void;
  isSearching: boolean;
}

/** SHRD-029: query, date from and date to, each clearable. */
export function SearchFilter({ filter, label, placeholder, onRepeat, isSearching }: SearchFilterProps) {
  const applied = filter.values;
  const [draft, setDraft] = useState(applied);
  const [problems, setProblems] = useState(() => dateProblems(applied, applied));
  const [shownFilter, setShownFilter] = useState(applied);
  const search = useRef<HTMLInputElement>(null);
  useSearchShortcut(search);

  // Back or a link replaces the draft.
  if (!isSameFilter(shownFilter, applied)) {
    setShownFilter(applied);
    setDraft(applied);
    setProblems(dateProblems(applied, applied));
  }

  /** Checks on blur and submit: a year is wrong while typed. */
  const check = (values: SearchFilterValues, form: HTMLFormElement | null) => {
    const dateErrors = { ...dateProblems(values, applied), ...halfDates(form) };
    setProblems(dateErrors);
    return dateErrors;
  };
  const change = (part: Partial<SearchFilterValues>) => setDraft({ ...draft, ...part });
  function changeDay(name: 'from' | 'to', day: string) {
    change({ [name]: day });
    // Cleared or from the calendar: complete.
    if (problems[name] !== undefined) setProblems({});
  }

  function reset() {
    filter.reset();
    // The pressed button disappears.
    search.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const dateErrors = check(draft, event.currentTarget);
    const entered = { ...draft, query: draft.query.trim() };
    const wrong = dateErrors.from === undefined ? dateErrors.to && 'to' : 'from';
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else if (!isSameFilter(entered, applied)) filter.search(entered);
    else if (!isSearching) onRepeat();
  }

  return (
    <Container>
      <Root role="search" aria-label={label} noValidate onSubmit={submit}>
        <Field label={t('Search query')}>
          <SearchInput
            ref={search}
            label={t('Search query')}
            placeholder={placeholder ?? ''}
            shortcut="/"
            value={draft.query}
            onChange={(query) => change({ query })}
          />
        </Field>
        {DATES.map(({ name, title, clearLabel }) => (
          <Field key={name} label={title} error={problems[name]}>
            <DateInput
              name={name}
              clearLabel={clearLabel}
              value={draft[name]}
              min={name === 'to' ? draft.from : undefined}
              max={name === 'from' ? draft.to : undefined}
              onChange={(day) => changeDay(name, day)}
              onBlur={(event) => check(draft, event.currentTarget.form)}
            />
          </Field>
        ))}
        <Buttons>
          {/* A new search replaces a slow one. */}
          <Button type="submit" icon={isSearching ? <Spinner /> : <SearchIcon />} aria-busy={isSearching || undefined}>
            {t('Search')}
          </Button>
          {!filter.isDefault && (
            <Button variant="quiet" onClick={reset}>
              {t('Reset')}
            </Button>
          )}
        </Buttons>
      </Root>
    </Container>
  );
}

export function ImpossibleDays({ filter }: { filter: SearchFilterControls }) {
  return (
    <EmptyState
      condition="nothing-found"
      title={filter.problem ?? ''}
      action={<Button onClick={filter.reset}>{t('Reset search')}</Button>}
    >
      {t('The search didn’t run. Choose other dates, or reset the search.')}
    </EmptyState>
  );
}

const DATES = [
  { name: 'from', title: t('Date from'), clearLabel: t('Clear “Date from”') },
  { name: 'to', title: t('Date to'), clearLabel: t('Clear “Date to”') },
] as const;

/** A half-typed date reads as empty; only validity tells. */
function halfDates(form: HTMLFormElement | null): DateProblems {
  const half = DATES.filter(({ name }) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.validity.badInput);
  return Object.fromEntries(half.map(({ name }) => [name, t('The date is incomplete')]));
}

const BELOW_LABEL = '26px';

/** Beside a panel the list's width decides, not the window's. */
const NARROW = '@container (560px <= width < 880px)';
const NARROWEST = '@container (width < 560px)';

const Container = chakra('div', { base: { containerType: 'inline-size' } });
const Root = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 320px) repeat(2, 212px) auto 1fr',
    gap: '4px 12px',
    px: 'var(--page-inset)',
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      '& > :first-child': { gridColumn: '1 / -1' },
    },
    [NARROWEST]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
      '& > :first-child': { gridColumn: '1 / -1' },
    },
  },
});
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    pt: BELOW_LABEL,
    [NARROWEST]: { gridColumn: '1 / -1', pt: '0', mb: '4' },
    smDown: { '& > [type=submit]': { flex: '1' } },
  },
});
