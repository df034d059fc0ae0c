import { t, translated } from '@console/words';
import { type Outgoing, OutgoingFailure } from '../platform/outgoing';

const DEADLINE_SECONDS = 5;

interface Connection {
  baseAddress: string;
  clientId: string;
  clientSecret: string;
}

/** SERV-067. Requests a token, then the base address with the token. @returns the failure's reason, or null */
export async function checkConnection(outgoing: Outgoing, connection: Connection): Promise<string | null> {
  const { clientId, clientSecret } = connection;
  const base = connection.baseAddress.replace(/\/+$/, '');
  const refusal = outgoing.addressError(base);
  if (refusal) return refusal;
  const { host } = new URL(base);
  const deadline = { timeoutMilliseconds: DEADLINE_SECONDS * 1000 };
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  try {
    const answer = await outgoing.post(`${base}/connect/token`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
      ...deadline,
    });
    if (answer.status === 400 || answer.status === 401)
      return t('{host} rejected this client ID and secret.', { host });
    const token = tokenOf(answer.body);
    if (answer.status !== 200 || !token)
      return t('{host} didn’t return a token (status {status}). Check the base address.', {
        host,
        status: answer.status,
      });
    const probe = await outgoing.get(base, { headers: { authorization: `Bearer ${token}` }, ...deadline });
    return probe.status === 200
      ? null
      : t('The base address responded with status {status}.', { status: probe.status });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return failureText(host, error);
  }
}

function tokenOf(body: string): string | undefined {
  try {
    const { access_token: token } = JSON.parse(body) as { access_token?: unknown };
    return typeof token === 'string' && /^[\w.~+/-]+=*$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

function failureText(host: string, failure: OutgoingFailure): string {
  const { name, code } = (failure.cause ?? {}) as { name?: string; code?: string };
  if (name === 'AbortError')
    return t('{host} didn’t respond within {seconds} seconds.', { host, seconds: DEADLINE_SECONDS });
  if (code === 'ECONNREFUSED') return t('{host} refused the connection.', { host });
  if (['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code ?? '')) {
    return t('Couldn’t reach {host}. Check the address.', { host });
  }
  return translated(failure.message);
}
