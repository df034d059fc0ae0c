import { buildSite } from './installation/site';
import { installDebianPackages } from './machine/debian';
import { firefox } from './machine/firefox';
import { nginxPath } from './machine/nginx';
import { webkit } from './machine/webkit';

export default async function globalSetup(): Promise<void> {
  if (process.argv.includes('browsers')) {
    const absent = [firefox, webkit].filter((browser) => !browser.isInstalled());
    if (absent.length > 0) installDebianPackages(...absent.flatMap(({ packages }) => packages));
  }
  nginxPath();
  await buildSite();
}
