import { readTable } from '@console/ui/file-field';
import { formatCount, t } from '@console/words';
import { useState } from 'react';
import type { TeamNames } from './person-details';
import { type PeopleTable, readPeople } from './read-people';

/** Calls the platform once per person, which takes some minutes. */
const MOST_ROWS = 2_000;

/** @param onRead not called for a refused table */
export function usePeopleReader(team: TeamNames, onRead: (people: PeopleTable) => void) {
  /** The reason of a refusal. */
  const [problem, setProblem] = useState<string>();
  /** By each possible encoding. */
  const [readings, setReadings] = useState<readonly PeopleTable[]>([]);
  return {
    problem,
    readings,
    choose: (people: PeopleTable | undefined) => {
      setReadings([]);
      if (people) onRead(people);
    },
    async read(source: Blob | string) {
      setProblem(undefined);
      try {
        const tables = (await readTable(source)).map((table) => readPeople(table, team));
        const [people, ...others] = differing(tables);
        const refusal = refusalOf(people);
        if (!people || refusal !== undefined) setProblem(refusal);
        else if (others.length === 0) onRead(people);
        else setReadings([people, ...others]);
      } catch (error) {
        setProblem(error instanceof SyntaxError ? error.message : t('Couldn’t read the file'));
      }
    },
  };
}

/** Unused columns may differ. */
function differing(tables: readonly (PeopleTable | undefined)[]): PeopleTable[] {
  const byRows = new Map(tables.flatMap((people) => (people ? [[JSON.stringify(people.rows), people] as const] : [])));
  return [...byRows.values()];
}

function refusalOf(people: PeopleTable | undefined): string | undefined {
  if (!people) return t('No column contains email addresses');
  if (people.rows.length === 0) return t('The file has no rows below its header');
  if (people.rows.length <= MOST_ROWS) return undefined;
  return t('The file has {count} rows. Invite at most {most} people at once.', {
    count: formatCount(people.rows.length),
    most: formatCount(MOST_ROWS),
  });
}
