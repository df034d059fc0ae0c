/** WebDriver's keys, or pointer moves and presses. */
export type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** What the WebDriver standards share. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Sent as JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>;
  perform(input: Input): Promise<void>;
  /** WebKit misses errors before a page's first call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface OtherBrowserKind {
  packages: string[];
  isInstalled(): boolean;
  start(folder: string): Promise<OtherBrowser>;
}

export function asText(run: (...given: never[]) => unknown, given: unknown[]): string {
  return `Promise.resolve((${run.toString()})(...${JSON.stringify(given)})).then((result) => JSON.stringify(result ?? null))`;
}
