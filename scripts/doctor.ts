import { giveUp } from '../harness/local/say.ts';
import { examine, toReport } from './operations/doctor.ts';
import { deployedEnvironments } from './operations/environments.ts';

/** `npm run doctor -- production`: what the environment lacks, and what mends it. */
const [environment] = process.argv.slice(2);
if (!environment || !deployedEnvironments.includes(environment)) giveUp(`Usage: npm run doctor -- ${deployedEnvironments.join('|')}`);
const findings = await examine(environment);
console.log(toReport(findings));
process.exitCode = findings.some(({ blocks }) => blocks) ? 1 : 0;
