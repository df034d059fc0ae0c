import type { HostManifest, Registry, RegistryArea } from '@console/contract/kernel';
import type { Catalogue } from '@console/words';
import { type ChosenWords, hostStart } from '../language';
import { storedInBrowser } from './page';

/** After this time, English appears. */
const WORDS_MS = 4_000;

/** The last profile's, else the browser's first available. */
export function chooseWords({ words = {} }: HostManifest, { areas }: Registry): void {
  const languages = Object.keys(words);
  const preferences = [storedInBrowser('console-language') ?? navigator.languages].flat();
  // `no` and `nn` get `nb`.
  const codes = preferences.map((code) =>
    code
      .toLowerCase()
      .replace(/-.*/, '')
      .replace(/^n[on]$/, 'nb'),
  );
  const language = codes.find((code) => code === 'en' || languages.includes(code)) ?? 'en';
  const choice: ChosenWords = { language, languages, catalogues: Promise.resolve([]) };
  hostStart().words = choice;
  const catalogue = words[language];
  if (!catalogue) return;
  const ownWords = fetchWords(`/${catalogue.file}`, catalogue.integrity);
  const titles = Object.values(areas).flatMap(({ current }: Partial<RegistryArea>) =>
    current?.manifest.languages?.includes(language)
      ? [fetchWords(`${current.baseUrl}titles.${language}.json`, current.manifest.titles?.[language])]
      : [],
  );
  choice.catalogues = Promise.all([ownWords, ...titles]);
}

/** Once more past the cache, which may have a file that was cut short. */
async function fetchWords(url: string, integrity = ''): Promise<Catalogue | undefined> {
  const signal = AbortSignal.timeout(WORDS_MS);
  for (const cache of ['default', 'reload'] as const)
    try {
      const answer = await fetch(url, { integrity, cache, signal });
      if (answer.ok) return (await answer.json()) as Catalogue;
    } catch {
      // The second answer decides.
    }
  return undefined;
}
