import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportSchema } from '@console/contract';
import { z } from 'zod';
import { ROOT } from '../workspace';

// `npm run console -- reports-schema`: for installations with another collector.
writeFileSync(join(ROOT, 'docs/reports.schema.json'), `${JSON.stringify(z.toJSONSchema(reportSchema), null, 2)}\n`);
