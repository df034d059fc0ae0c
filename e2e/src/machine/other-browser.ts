/** An input of the WebDriver standards: a sequence of keys, or of moves and presses of a pointer. */
export type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** A browser that Playwright does not drive, by what the two WebDriver standards have in common. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments; they and its result travel as JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>;
  perform(input: Input): Promise<void>;
  /** Errors, exceptions and violations of the page's policy, from the start on. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Who visits with other browsers: Debian's packages and how each is started. */
export interface OtherBrowserKind {
  packages: string[];
  isInstalled(): boolean;
  start(folder: string, port: number): Promise<OtherBrowser>;
}

/** A function with its arguments, as the source of one that answers with text. */
export function asText(run: (...given: never[]) => unknown, given: unknown[]): string {
  return `Promise.resolve((${run.toString()})(...${JSON.stringify(given)})).then((result) => JSON.stringify(result ?? null))`;
}
