import { createHmac, randomBytes } from 'node:crypto';
import { customerUser } from '@console/api';
import { addressOf } from '@console/http';

export type Verdict = 'staff' | 'no-token' | 'refused-token' | 'not-staff' | 'platform-away';

/** Milliseconds: a lost right is lost here a minute later. */
const VERDICT_AGE = 60_000;
const MOST_VERDICTS = 1_000;
const TIMEOUT = 5_000;
const BEARER = /^Bearer ([\x21-\x7e]{1,8192})$/i;

/**
 * Admits internal staff by the platform's word: the call that answers `isSppUser`. Stores verdicts by a hash whose key
 * stays in this process, never tokens.
 */
export function staffGate(now: () => number) {
  const key = randomBytes(32);
  const verdicts = new Map<string, { at: number; verdict: Promise<Verdict> }>();

  return async (authorization: string | undefined, platform: string): Promise<Verdict> => {
    const [, token] = BEARER.exec(authorization ?? '') ?? [];
    if (!token) return 'no-token';
    const hash = createHmac('sha256', key).update(token).digest('base64');
    const entry = verdicts.get(hash);
    if (entry && now() - entry.at < VERDICT_AGE) return entry.verdict;

    const verdict = verdictOf(token, platform);
    // A map keeps insertion order, so delete first.
    verdicts.delete(hash);
    verdicts.set(hash, { at: now(), verdict });
    const [oldest] = verdicts.keys();
    if (oldest !== undefined && verdicts.size > MOST_VERDICTS) verdicts.delete(oldest);
    // No answer, no verdict: the next request asks again.
    if ((await verdict) === 'platform-away') verdicts.delete(hash);
    return verdict;
  };
}

async function verdictOf(token: string, platform: string): Promise<Verdict> {
  const call = customerUser.getCurrentUser;
  try {
    const response = await fetch(addressOf(platform, call), {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      // A redirect could carry the token to another origin.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 401) return 'refused-token';
    if (response.status === 403) return 'not-staff';
    const user = call.answer.safeParse(response.ok ? await response.json() : undefined);
    if (!user.success) return 'platform-away';
    return user.data.isSppUser ? 'staff' : 'not-staff';
  } catch {
    return 'platform-away';
  }
}
