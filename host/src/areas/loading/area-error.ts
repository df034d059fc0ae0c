/** The stage in which an area failed. `event`: after it was rendered, in one of its handlers or timers. */
export type AreaStage = 'registry' | 'compatibility' | 'manifest' | 'entry' | 'module' | 'page' | 'render' | 'event';

/** The kind of failure, as far as the browser reveals it. */
export type AreaFailure =
  | 'refused'
  | 'incompatible'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'content-type'
  | 'integrity'
  | 'code';

interface AreaErrorDetails {
  area: string;
  version: string;
  stage: AreaStage;
  failure: AreaFailure;
  detail?: string | undefined;
}

/** An area could not be opened. Carries the text of the error page and its technical line. */
export class AreaError extends Error {
  override name = 'AreaError';
  readonly area: string;
  readonly version: string;
  readonly stage: AreaStage;
  readonly failure: AreaFailure;
  /** HTTP status, content type, thrown message or missing version; no addresses with tokens, no stack. */
  readonly detail: string;

  constructor({ area, version, stage, failure, detail = '' }: AreaErrorDetails, options?: ErrorOptions) {
    super(`${area} ${version}: ${failure} at ${stage}${detail ? ` (${detail})` : ''}`, options);
    this.area = area;
    this.version = version;
    this.stage = stage;
    this.failure = failure;
    this.detail = detail;
  }
}

const sentences: Record<AreaFailure, string> = {
  refused: 'is not set up correctly in this installation',
  incompatible: 'does not fit this version of the console',
  timeout: 'did not load in time',
  unreachable: 'could not be reached',
  status: 'was answered with an error by its server',
  'content-type': 'was answered with something that is not a script',
  integrity: 'differs from what was published, so it was not run',
  code: 'stopped because of an error of its own',
};

/** One plain sentence for the user. */
export function describeFailure({ version, failure, detail }: AreaError): string {
  if (failure === 'incompatible') return `Version ${version} ${sentences.incompatible}: it ${detail}.`;
  return `Version ${version} ${sentences[failure]}.`;
}
