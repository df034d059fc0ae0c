import { fetchSoon } from '../files';
import { noAnswerReason } from '../refusal';
import { readConfig } from './site';

export interface Answer {
  what: string;
  problem?: string | undefined;
}

/** A 200 is no proof: a proxy without a rule for the path sends the console's page. */
export async function answersOf(site: string, consoleUrl = process.env.CONSOLE_URL): Promise<Answer[]> {
  const { api, telemetry } = (await readConfig(site)) ?? {};
  if (!api) return [];
  const behindConsole = Object.values(api).find((url) => /^\/(platform|reports)\b/.test(new URL(url).pathname));
  const home = consoleUrl ?? behindConsole;
  const endpoint = api.collector ?? (telemetry?.endpoint.startsWith('/') ? telemetry.endpoint : undefined);
  const platform = ask('platform', `${api.main.replace(/\/$/, '')}/api/Country/`, isData);
  if (home === undefined) {
    const { what, problem } = await platform;
    return [{ what: `${what}; CONSOLE_URL is not set, so the console was not asked`, problem }];
  }
  return Promise.all([
    platform,
    ask('console', new URL('/registry.json', home).href, isData),
    // Without a collector, nginx discards reports with 204.
    ...(endpoint ? [ask('collector', new URL(endpoint, home).href, ({ status }) => status === 405)] : []),
  ]);
}

async function ask(name: string, url: string, isRight: (answer: Response) => boolean): Promise<Answer> {
  const what = `the ${name} answers at ${url}`;
  try {
    const answer = await fetchSoon(url);
    await answer.body?.cancel();
    if (isRight(answer)) return { what };
    const type = answer.headers.get('content-type') ?? 'no content';
    return { what, problem: `${url} answers with status ${answer.status} and ${type}: that is not the ${name}` };
  } catch (cause) {
    return { what, problem: noAnswerReason(url, cause) };
  }
}

function isData({ ok, status, headers }: Response): boolean {
  return [401, 403].includes(status) || (ok && /\bjson\b/.test(headers.get('content-type') ?? ''));
}
