import { writeFileSync } from 'node:fs';
import { thirdPartyNotices } from './third-party-notices';
import { root } from './workspace';

// `npm run console -- notices`: writes THIRD-PARTY-NOTICES.md from the bundled and installed packages.
writeFileSync(`${root}/THIRD-PARTY-NOTICES.md`, await thirdPartyNotices());
