/** How far an area had come when it failed. */
export type AreaStage = 'compatibility' | 'entry' | 'module' | 'page' | 'render';

/** What went wrong, as far as the browser lets us know. */
export type AreaFailure = 'incompatible' | 'timeout' | 'unreachable' | 'status' | 'content-type' | 'integrity' | 'code';

/** One area could not be opened. Carries what the panel says and what the technical line shows. */
export class AreaError extends Error {
  override name = 'AreaError';
  readonly area: string;
  readonly version: string;
  readonly stage: AreaStage;
  readonly failure: AreaFailure;
  /** HTTP status, content type, thrown message or missing version; no addresses with tokens, no stack. */
  readonly detail: string;

  constructor(
    at: { area: string; version: string; stage: AreaStage; failure: AreaFailure; detail?: string },
    options?: ErrorOptions,
  ) {
    super(`${at.area} ${at.version}: ${at.failure} at ${at.stage}${at.detail ? ` (${at.detail})` : ''}`, options);
    this.area = at.area;
    this.version = at.version;
    this.stage = at.stage;
    this.failure = at.failure;
    this.detail = at.detail ?? '';
  }
}

const sentences: Record<AreaFailure, string> = {
  incompatible: 'does not fit this version of the console',
  timeout: 'did not load within 8 seconds',
  unreachable: 'could not be reached',
  status: 'was answered with an error by its server',
  'content-type': 'was answered with something that is not a script',
  integrity: 'differs from what was published, so it was not run',
  code: 'stopped because of an error of its own',
};

/** One plain sentence for the person at the screen. */
export function describeFailure({ version, failure }: AreaError): string {
  return `Version ${version} ${sentences[failure]}.`;
}
