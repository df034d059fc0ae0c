import { buildSite } from './installation/site';

/** Once per run: the site under test is what the sources say now. */
export default async function globalSetup(): Promise<void> {
  await buildSite();
}
