import { PERSONAS } from '@console/sandbox/personas';
import type { Page } from '@playwright/test';

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[];

/** Name, address and password of a persona. */
export function persona(name: PersonaName) {
  return PERSONAS[name];
}

/** Opens a path of the console and signs in on the provider's page as a person does. */
export async function signIn(page: Page, name: PersonaName, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await fillSignInPage(page, persona(name));
  if (name === 'severalCompanies') await page.getByRole('button', { name: 'Fjellheim' }).click();
  await isIn(page, name);
}

/**
 * Signs in on the provider's page once for each persona, and gives later pages the tokens of that sign-in. The platform
 * accepts them even after it was seeded again, although the provider's state is lost: such a page has no working
 * refresh token and no session at the provider. A test that needs either uses `signIn`.
 */
export class StoredSessions {
  readonly #sessions = new Map<PersonaName, { tokens: string; until: number }>();
  /** How long the tokens of a sign-in are given to pages. */
  readonly #usableMs: number;

  /** @param accessTokenSeconds lifetime of the platform's tokens; the last two thirds are left for the test */
  constructor(accessTokenSeconds: number) {
    this.#usableMs = (accessTokenSeconds * 1_000) / 3;
  }

  /** @returns the time until which this page can sign in again; its context has the tokens of one sign-in only */
  async signIn(page: Page, name: PersonaName, path = '/'): Promise<number> {
    const stored = this.#sessions.get(name);
    if (stored && stored.until > Date.now()) {
      await page.addInitScript(startWithTokens, { key: TOKENS_KEY, tokens: stored.tokens });
      await page.goto(path);
      await isIn(page, name);
      return stored.until;
    }
    const until = Date.now() + this.#usableMs;
    await signIn(page, name, path);
    const tokens = await page.evaluate((key) => sessionStorage.getItem(key), TOKENS_KEY);
    if (!tokens) throw new Error(`The console keeps no session under ${TOKENS_KEY}`);
    this.#sessions.set(name, { tokens, until });
    return until;
  }
}

/** Key of the tab's tokens; the session's other keys begin with it. */
export const TOKENS_KEY = 'console.session';

/**
 * Runs in every document of the page. Stores the session in the first one of the console only, so that a sign-out is
 * not undone.
 */
function startWithTokens({ key, tokens }: { key: string; tokens: string }): void {
  const mark = `${key}.given-by-test`;
  if (window !== top || sessionStorage.getItem(mark)) return;
  sessionStorage.setItem(mark, 'true');
  sessionStorage.setItem(key, tokens);
}

async function isIn(page: Page, name: PersonaName): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: persona(name).name })
    .waitFor();
}

/** Signs in on the provider's page. */
export async function fillSignInPage(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
