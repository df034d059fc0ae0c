import type { HostManifest, Registry, RegistryArea } from '@console/contract/kernel';
import type { Catalogue } from '@console/words';
import { type ChosenWords, WORDS } from '../language';
import { storedInBrowser } from './page';

/** After this time, English appears. */
const WORDS_MS = 4_000;

/** The last profile's, else the browser's first available. */
export function chooseWords({ words = {} }: HostManifest, { areas }: Registry): void {
  const languages = Object.keys(words);
  const wanted = [storedInBrowser('console-language') ?? navigator.languages].flat();
  // `no` and `nn` get `nb`.
  const codes = wanted.map((code) =>
    code
      .toLowerCase()
      .replace(/-.*/, '')
      .replace(/^n[on]$/, 'nb'),
  );
  const language = codes.find((code) => code === 'en' || languages.includes(code)) ?? 'en';
  const chosen: ChosenWords = { language, languages, catalogues: Promise.resolve([]) };
  (globalThis as { [WORDS]?: ChosenWords })[WORDS] = chosen;
  const own = words[language];
  if (!own) return;
  const titles = Object.values(areas).flatMap(({ current }: Partial<RegistryArea>) =>
    current?.manifest.languages?.includes(language) ? [`${current.baseUrl}titles.${language}.json`] : [],
  );
  chosen.catalogues = Promise.all([fetchWords(`/${own.file}`, own.integrity), ...titles.map((url) => fetchWords(url))]);
}

async function fetchWords(url: string, integrity = ''): Promise<Catalogue | undefined> {
  try {
    const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(WORDS_MS) });
    return answer.ok ? ((await answer.json()) as Catalogue) : undefined;
  } catch {
    return undefined;
  }
}
