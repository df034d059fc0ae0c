import { writeFileSync } from 'node:fs';
import { thirdPartyNotices } from './third-party-notices';
import { root } from './workspace';

// `npm run notices` writes THIRD-PARTY-NOTICES.md.
writeFileSync(`${root}/THIRD-PARTY-NOTICES.md`, await thirdPartyNotices());
