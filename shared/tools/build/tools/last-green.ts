import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Describes a run of `npm test` in this clone; CI names `VERIFIED_COMMIT`. */
interface Green {
  /** Git's hash of all files, committed or not. */
  tree: string;
  commit: string;
  machine: string;
}

const MACHINE = `${process.version} ${process.platform} ${process.arch}`;

/** In the clone's Git folder, never pushed. */
export function lastGreenOf(root: string) {
  const git = (args: string[], env: NodeJS.ProcessEnv = {}): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    }).trim();
  const pathOf = (name: string) => resolve(root, git(['rev-parse', '--git-path', name]));
  const fileOf = () => pathOf('last-green.json');

  function recorded(): Green | undefined {
    const file = fileOf();
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Green) : undefined;
  }

  function greenAt(commit: string): Green {
    const tree = git(['rev-parse', '--verify', `${commit}^{tree}`]);
    return { tree, commit: git(['rev-parse', '--short', commit]), machine: MACHINE };
  }

  return {
    /**
     * Undefined without Git. A separate index leaves staged changes. The index keeps its time, because Git reads files
     * as new as the index, and compares only time and size of older files.
     */
    tree(): string | undefined {
      try {
        const index = `${fileOf()}.index`;
        const indexFile = pathOf('index');
        if (existsSync(indexFile)) cpSync(indexFile, index, { preserveTimestamps: true });
        try {
          git(['add', '--all'], { GIT_INDEX_FILE: index });
          return git(['write-tree'], { GIT_INDEX_FILE: index });
        } finally {
          rmSync(index, { force: true });
        }
      } catch {
        return undefined;
      }
    },

    /** Undefined = run everything. */
    changes(tree: string | undefined, verifiedCommit = process.env.VERIFIED_COMMIT) {
      try {
        const green = tree && (verifiedCommit ? greenAt(verifiedCommit) : recorded());
        if (!green || green.machine !== MACHINE) return undefined;
        const names = git(['diff', '--name-only', '--no-renames', '-z', green.tree, tree]);
        return { commit: green.commit, paths: names.split('\0').filter(Boolean) };
      } catch {
        return undefined;
      }
    },

    record(tree: string): void {
      const commit = git(['rev-parse', '--short', 'HEAD']);
      writeFileSync(fileOf(), JSON.stringify({ tree, commit, machine: MACHINE } satisfies Green));
    },
  };
}
