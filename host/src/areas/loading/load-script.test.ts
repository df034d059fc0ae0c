import { createScriptLoader, type ScriptLoader } from './load-script';
import { createScriptFiles } from './script-files';

const FILE = '/assets/676.0a1b2c3d.js';
const SHA = 'sha256-uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek=';
const requested = jest.fn((_url: string, _init: RequestInit) => Promise.resolve(answered()));

// No `subtle` here, so the browser compares.
const answered = (status = 200) =>
  ({
    ok: status === 200,
    status,
    headers: new Headers({ 'content-type': 'text/javascript' }),
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  }) as Response;

let scripts: ScriptLoader;

beforeEach(() => {
  scripts = createScriptLoader(createScriptFiles());
  jest.spyOn(globalThis, 'fetch').mockImplementation(requested as unknown as typeof fetch);
  jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
});
afterEach(() => {
  jest.restoreAllMocks();
  requested.mockClear();
  document.head.replaceChildren();
});

function attach(script: HTMLScriptElement): string[] {
  const heard: string[] = [];
  script.onload = () => heard.push('load');
  script.onerror = () => heard.push('error');
  document.head.append(script);
  return heard;
}
const secondTry = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return document.head.querySelector<HTMLScriptElement>('script[src*="retry"]');
};

test('Q48 a script that differs from the published one is requested once more, past the cache, before a failure is reported', async () => {
  const script = scripts.create(FILE, SHA);
  expect(script.integrity).toBe(SHA);
  const heard = attach(script);

  script.dispatchEvent(new Event('error'));
  const again = await secondTry();
  expect(requested.mock.calls[0]).toEqual([
    `${location.origin}${FILE}?retry=1`,
    expect.objectContaining({ cache: 'reload', integrity: SHA }),
  ]);
  expect(again?.integrity).toBe(SHA);
  expect(heard).toEqual([]);

  again?.dispatchEvent(new Event('load'));
  await secondTry();
  expect(heard).toEqual(['load']);
  // The next page requests the plain address.
  expect(requested.mock.calls[1]).toEqual([`${location.origin}${FILE}`, expect.objectContaining({ cache: 'reload' })]);
});

test('Q21 a script whose second request fails too has failed, and the next try fetches it again', async () => {
  const script = scripts.create('/assets/57.0a1b2c3d.js', SHA);
  const heard = attach(script);
  requested.mockImplementationOnce(() => Promise.resolve(answered(503)));
  script.dispatchEvent(new Event('error'));
  await secondTry();
  expect(heard).toEqual(['error']);
  expect(scripts.create('/assets/57.0a1b2c3d.js', SHA).src).toMatch(/\?retry=2$/);
});
