import { relative } from 'node:path';
import { typeErrors } from '@console/build/records';
import type { Provenance } from '@console/contract/releases';
import { Refusal } from '../refusal';
import { ROOT } from '../workspace';

export interface SourceOptions {
  dirty?: boolean | undefined;
  types: boolean;
}

/** Without a commit, nobody can build the version again. In an area's own repository, `build-area` sets the commit. */
export function demandCommit(name: string, built: Provenance | undefined, { dirty }: SourceOptions): void {
  const { commit, uncommitted = [] } = built ?? {};
  const reason =
    uncommitted.length > 0
      ? `its sources are not all committed: ${uncommitted.slice(0, 5).join(', ')}`
      : built === undefined
        ? 'its build has not ended, or is of no tool of ours, so no commit stands for its sources'
        : commit === undefined && 'its sources are no checkout, so no commit stands for them';
  if (reason && !dirty)
    throw new Refusal(
      `${name} is not published: ${reason}. Commit them and build again; --dirty publishes it as it is`,
    );
}

export async function wrongTypes(dirs: readonly string[], { types }: SourceOptions): Promise<string | undefined> {
  return types ? typeErrors(ROOT, ['-b', ...dirs.map((dir) => relative(ROOT, dir))]) : undefined;
}

export function demandTypes(name: string, errors: string | undefined): void {
  if (errors)
    throw new Refusal(`${errors}\n${name} is not published: types are wrong. --no-types publishes it as it is`);
}

/** Refuses unchecked types of a finished build: its sources are elsewhere. */
export function demandCheckedTypes(name: string, built: Provenance | undefined, { types }: SourceOptions): void {
  if (!types || built?.types === 'checked') return;
  throw new Refusal(
    `${name} is not published: its build does not say that its types were checked, as that of build-area does. --no-types publishes it as it is`,
  );
}
