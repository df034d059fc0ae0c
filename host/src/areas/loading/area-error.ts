import type { AreaReport } from '@console/contract';
import type { Obstacle } from '@console/http';
import { reasonOf } from '@console/ui';
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
  /** Why a file was not received. */
  code?: Obstacle | undefined;
}

export class AreaError extends Error {
  override name = 'AreaError';
  readonly area: string;
  readonly version: string;
  readonly stage: AreaStage;
  readonly failure: AreaFailure;
  /** HTTP status, content type, message or missing version; no tokens, no stack. */
  readonly detail: string;
  readonly code: Obstacle | undefined;

  constructor({ area, version, stage, failure, detail = '', code }: AreaErrorDetails, options?: ErrorOptions) {
    super(`${area} ${version}: ${failure} at ${stage}${detail ? ` (${detail})` : ''}`, options);
    this.area = area;
    this.version = version;
    this.stage = stage;
    this.failure = failure;
    this.detail = detail;
    // Only a page load may bring another host.
    this.code = failure === 'incompatible' ? 'gone' : code;
  }
}

export function describeFailure({ version, failure, detail, code }: AreaError): string {
  switch (failure) {
    case 'refused':
      return t('Version {version} isn’t set up correctly in this installation.', { version });
    case 'incompatible':
      return t('Version {version} isn’t compatible with this version of the console ({detail}).', {
        version,
        detail,
      });
    case 'integrity':
      return t('Version {version} differs from what was published, so it was not run.', { version });
    case 'signature':
      return t('Version {version} isn’t signed by its owners, so it wasn’t run.', { version });
    case 'code':
      return t('Version {version} stopped because of an internal error.', { version });
    case 'timeout':
    case 'unreachable':
    case 'status':
    case 'content-type':
      return reasonOf(code);
  }
}
