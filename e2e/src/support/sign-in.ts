import { PERSONAS } from '@console/sandbox/personas';
import type { Browser, Page } from '@playwright/test';

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[];

export function persona(name: PersonaName) {
  return PERSONAS[name];
}

/** As a person does. */
export async function signIn(page: Page, name: PersonaName, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await fillSignInPage(page, persona(name));
  if (name === 'severalCompanies') await page.getByRole('button', { name: 'Fjellheim' }).click();
  await isIn(page, name);
}

/**
 * Signs in once per persona. The platform accepts the token after a new seed; such a page has no refresh token or
 * session: a test that needs either uses `signIn`.
 */
export class StoredSessions {
  readonly #sessions = new Map<PersonaName, StoredSession>();
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #usableMs: number;

  /** @param accessTokenSeconds the last two thirds are the test's */
  constructor(browser: Browser, origin: string, accessTokenSeconds: number) {
    this.#browser = browser;
    this.#origin = origin;
    this.#usableMs = (accessTokenSeconds * 1_000) / 3;
  }

  /** @returns until when this page can sign in again */
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
    // The start page redirects some people.
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
  tokens: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Also begins the session's other keys. */
export const TOKENS_KEY = 'console.session';

/** Only in the console's first document, so that a sign-out stays. */
function startWithTokens({ key, tokens }: { key: string; tokens: string }): void {
  const mark = `${key}.given-by-test`;
  if (window !== top || sessionStorage.getItem(mark)) return;
  sessionStorage.setItem(mark, 'true');
  sessionStorage.setItem(key, tokens);
}

async function isIn(page: Page, name: PersonaName): Promise<void> {
  const bar = page.getByRole('banner');
  // A narrow bar has the name in the menu, and a panel may cover the bar.
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await bar
    .getByRole('button', { name: persona(name).name })
    .or(menu)
    .or(page.locator('[data-panel]'))
    .first()
    .waitFor();
}

export async function fillSignInPage(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
