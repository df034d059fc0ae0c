import type { AreaRelease } from '@console/contract';
import { SIGNATURES_FILE, unsignedReason } from '@console/contract/signatures';
import { inspect, ScriptError } from './inspect-file';

// Needed only where the operator lists signers.

/** The returned function rejects with `ScriptError` unless a signer of the area signed. */
export function fetchSignatures(
  release: AreaRelease,
  signers: Readonly<Record<string, readonly string[]>>,
  timeout: number,
): (content: ArrayBuffer) => Promise<void> {
  const first = signatures(release, 'default', timeout);
  first.catch(() => undefined);
  return async (content) => {
    // A cached file may lack a later signature.
    const reason =
      (await unsignedReason(release, content, await first, signers)) &&
      (await unsignedReason(release, content, await signatures(release, 'reload', timeout), signers));
    if (reason) throw new ScriptError('signature', reason);
  };
}

async function signatures({ baseUrl }: AreaRelease, cache: RequestCache, timeout: number): Promise<string | undefined> {
  const expectation = { type: /json/, integrity: undefined, cache, timeout };
  const content = await inspect(baseUrl + SIGNATURES_FILE, expectation).catch((cause: unknown) => {
    if (cause instanceof ScriptError && cause.detail.startsWith('status 404')) return undefined;
    throw cause;
  });
  return content && new TextDecoder().decode(content);
}
