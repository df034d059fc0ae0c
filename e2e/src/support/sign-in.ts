import { PERSONAS } from '@console/sandbox';
import type { Page } from '@playwright/test';

export type PersonaName = keyof typeof PERSONAS;

/** Who a persona is: name, address, password. */
export function persona(name: PersonaName) {
  return PERSONAS[name];
}

/** Opens a path of the console and signs in on the provider's page as a person would. */
export async function signIn(page: Page, name: PersonaName, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await fillSignInPage(page, persona(name));
  if (name === 'severalCompanies') await page.getByRole('button', { name: 'Fjellheim' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: persona(name).name })
    .waitFor();
}

/** The provider's own page, wherever it was reached from. */
export async function fillSignInPage(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
