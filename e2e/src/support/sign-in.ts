import { PERSONAS } from '@console/sandbox/personas';
import type { Browser, Page } from '@playwright/test';

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
 * Signs in on the provider's page once for each persona, in a page of its own, and gives other pages the access token of
 * that sign-in. The platform accepts it even after it was seeded again, although the provider's state is lost: such a
 * page has no refresh token and no session at the provider. A test that needs either uses `signIn`.
 */
export class StoredSessions {
  readonly #sessions = new Map<PersonaName, StoredSession>();
  readonly #browser: Browser;
  readonly #origin: string;
  /** How long the token of a sign-in is given to pages. */
  readonly #usableMs: number;

  /** @param accessTokenSeconds lifetime of the platform's tokens; the last two thirds are left for the test */
  constructor(browser: Browser, origin: string, accessTokenSeconds: number) {
    this.#browser = browser;
    this.#origin = origin;
    this.#usableMs = (accessTokenSeconds * 1_000) / 3;
  }

  /** @returns the time until which this page can sign in again; its context has the token of one sign-in only */
  async signIn(page: Page, name: PersonaName, path = '/'): Promise<number> {
    const { tokens, until } = await this.#sessionOf(name);
    await page.addInitScript(startWithTokens, { key: TOKENS_KEY, tokens });
    await page.goto(path);
    await isIn(page, name);
    return until;
  }

  async #sessionOf(name: PersonaName): Promise<StoredSession> {
    const stored = this.#sessions.get(name);
    if (stored && stored.until > Date.now()) return stored;
    const until = Date.now() + this.#usableMs;
    const context = await this.#browser.newContext({ baseURL: this.#origin });
    const page = await context.newPage();
    // A page for everybody: the start page leads some people on to a product.
    await signIn(page, name, '/userprofile');
    const text = await page.evaluate((key) => sessionStorage.getItem(key), TOKENS_KEY);
    await context.close();
    if (!text) throw new Error(`The console keeps no session under ${TOKENS_KEY}`);
    const { refreshToken: _, ...tokens } = JSON.parse(text) as { refreshToken?: string };
    const session = { tokens: JSON.stringify(tokens), until };
    this.#sessions.set(name, session);
    return session;
  }
}

interface StoredSession {
  /** Content of the tab's storage under `TOKENS_KEY`. */
  tokens: string;
  /** Epoch milliseconds. */
  until: number;
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
