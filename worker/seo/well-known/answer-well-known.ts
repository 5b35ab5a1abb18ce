import type { Context } from 'hono';
import { daySeconds } from '../../../domain/durations.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AppEnvironment } from '../../request-state.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { webManifest } from './web-manifest.ts';

const dayHeaders = { 'cache-control': `public, max-age=${daySeconds}` };
const textHeaders = { ...dayHeaders, 'content-type': 'text/plain; charset=utf-8' };

export function answerRobots(c: Context<AppEnvironment>, { config }: Pick<Dependencies, 'config'>): Response {
  return c.body(robotsTxt(config), 200, textHeaders);
}

export function answerSecurityText(c: Context<AppEnvironment>, { config, clock }: Pick<Dependencies, 'config' | 'clock'>): Response {
  return c.body(securityTxt({ siteOrigin: config.siteOrigin, now: clock() }), 200, textHeaders);
}

export function answerManifest(c: Context<AppEnvironment>): Response {
  return c.body(JSON.stringify(webManifest), 200, { ...dayHeaders, 'content-type': 'application/manifest+json; charset=utf-8' });
}
