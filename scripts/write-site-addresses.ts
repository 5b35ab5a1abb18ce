import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder } from '../harness/local/paths.ts';
import { siteAddresses } from './addresses/site-addresses.ts';

/** Usage: npm run addresses, after a change of `routes.ts` or of the fixed redirects. */
writeFileSync(path.join(cmsFolder, 'src/addresses/site-addresses.json'), `${JSON.stringify(siteAddresses(), null, 2)}\n`);
