import { giveUp } from '../harness/local/say.ts';
import { examine, toReport } from './operations/doctor.ts';
import { deployedEnvironments } from './operations/environments.ts';

/** `npm run doctor -- production`: what the environment lacks, and what mends it; with the CMS's variables also whether both fit together. */
const [environment, cmsFile] = process.argv.slice(2);
if (!environment || !deployedEnvironments.includes(environment))
  giveUp(`Usage: npm run doctor -- ${deployedEnvironments.join('|')} [FILE WITH THE VARIABLES OF THE CMS]`);
const findings = await examine(environment, cmsFile ? { cmsFile } : {});
console.log(toReport(findings));
process.exitCode = findings.some(({ blocks }) => blocks) ? 1 : 0;
