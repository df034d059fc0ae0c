import type { AreaReport } from '@console/contract';
import { t } from '@console/words';

/** `event`: in a handler or timer, after rendering. */
export type AreaStage = 'registry' | 'compatibility' | 'manifest' | 'entry' | 'module' | 'page' | 'render' | 'event';

/** The browser hides most causes of a failed script. */
export type AreaFailure = NonNullable<AreaReport['failure']>;

interface AreaErrorDetails {
  area: string;
  version: string;
  stage: AreaStage;
  failure: AreaFailure;
  detail?: string | undefined;
}

/** Tells why an area did not open, with texts for the error page. */
export class AreaError extends Error {
  override name = 'AreaError';
  readonly area: string;
  readonly version: string;
  readonly stage: AreaStage;
  readonly failure: AreaFailure;
  /** HTTP status, content type, message or missing version; no tokens, no stack. */
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

export function describeFailure({ version, failure, detail }: AreaError): string {
  switch (failure) {
    case 'refused':
      return t('Version {version} is not set up correctly in this installation.', { version });
    case 'incompatible':
      return t('Version {version} does not fit this version of the console: it {detail}.', { version, detail });
    case 'timeout':
      return t('Version {version} did not load in time.', { version });
    case 'unreachable':
      return t('Version {version} could not be reached.', { version });
    case 'status':
      return t('Version {version} was answered with an error by its server.', { version });
    case 'content-type':
      return t('Version {version} was answered with something that is not a script.', { version });
    case 'integrity':
      return t('Version {version} differs from what was published, so it was not run.', { version });
    case 'signature':
      return t('Version {version} is not signed by its owners, so it was not run.', { version });
    case 'code':
      return t('Version {version} stopped because of an error of its own.', { version });
  }
}
