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

interface ChangesSince {
  commit: string;
  paths: string[];
}

const MACHINE = `${process.version} ${process.platform} ${process.arch}`;

/** In the clone's Git folder, never pushed. */
export class LastGreen {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Undefined without Git. */
  tree(): string | undefined {
    try {
      return this.#treeNow();
    } catch {
      return undefined;
    }
  }

  /** Undefined = run everything. */
  changes(tree: string | undefined, verifiedCommit = process.env.VERIFIED_COMMIT): ChangesSince | undefined {
    try {
      const green = tree && (verifiedCommit ? this.#greenAt(verifiedCommit) : this.#recorded());
      if (!green || green.machine !== MACHINE) return undefined;
      const names = this.#git(['diff', '--name-only', '--no-renames', '-z', green.tree, tree]);
      return { commit: green.commit, paths: names.split('\0').filter(Boolean) };
    } catch {
      return undefined;
    }
  }

  record(tree: string): void {
    const commit = this.#git(['rev-parse', '--short', 'HEAD']);
    writeFileSync(this.#file(), JSON.stringify({ tree, commit, machine: MACHINE } satisfies Green));
  }

  #recorded(): Green | undefined {
    const file = this.#file();
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Green) : undefined;
  }

  #greenAt(commit: string): Green {
    const tree = this.#git(['rev-parse', '--verify', `${commit}^{tree}`]);
    return { tree, commit: this.#git(['rev-parse', '--short', commit]), machine: MACHINE };
  }

  /**
   * A separate index leaves staged changes. The index keeps its time, because Git reads files as new as the index, and
   * compares only time and size of older files.
   */
  #treeNow(): string {
    const index = `${this.#file()}.index`;
    const indexFile = this.#path('index');
    if (existsSync(indexFile)) cpSync(indexFile, index, { preserveTimestamps: true });
    try {
      this.#git(['add', '--all'], { GIT_INDEX_FILE: index });
      return this.#git(['write-tree'], { GIT_INDEX_FILE: index });
    } finally {
      rmSync(index, { force: true });
    }
  }

  #file(): string {
    return this.#path('last-green.json');
  }

  #path(name: string): string {
    return resolve(this.#root, this.#git(['rev-parse', '--git-path', name]));
  }

  #git(args: string[], env: NodeJS.ProcessEnv = {}): string {
    return execFileSync('git', args, {
      cwd: this.#root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    }).trim();
  }
}
