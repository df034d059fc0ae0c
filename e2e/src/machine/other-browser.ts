/** An input of the WebDriver standards: a sequence of keys, or of moves and presses of a pointer. */
export type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** A browser that Playwright does not drive: the common part of the two WebDriver standards. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It can use only its arguments; they and the result are sent as JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>;
  perform(input: Input): Promise<void>;
  /** Errors, exceptions and violations of the page's policy so far. WebKit misses errors before the first call on a page. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser for these visits: its Debian packages and its start. */
export interface OtherBrowserKind {
  packages: string[];
  isInstalled(): boolean;
  start(folder: string): Promise<OtherBrowser>;
}

/** Source of a function that calls `run` with these arguments and returns text. */
export function asText(run: (...given: never[]) => unknown, given: unknown[]): string {
  return `Promise.resolve((${run.toString()})(...${JSON.stringify(given)})).then((result) => JSON.stringify(result ?? null))`;
}
