/** WebDriver's keys, or pointer moves and presses. */
export type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** Not driven by Playwright: what the WebDriver standards share. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Runs in the page, with arguments only; all is sent as JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>;
  perform(input: Input): Promise<void>;
  /** Errors, exceptions and violations. WebKit misses errors before a page's first call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Debian packages and start. */
export interface OtherBrowserKind {
  packages: string[];
  isInstalled(): boolean;
  start(folder: string): Promise<OtherBrowser>;
}

/** A function that calls `run` and returns text. */
export function asText(run: (...given: never[]) => unknown, given: unknown[]): string {
  return `Promise.resolve((${run.toString()})(...${JSON.stringify(given)})).then((result) => JSON.stringify(result ?? null))`;
}
