import type { Core } from '@strapi/strapi';
import { isMovedBySite } from '../addresses/entry-paths';
import { loopOf, type Rule, type RuleProblem, ruleProblem, sourceProblem, tidyRule } from '../addresses/redirect-problem';
import { productConfig } from '../setup/product-config';
import { leadsSomewhere, redirectRows } from './published-pages';
import type { FieldProblem } from './visit-fields';

type Data = Record<string, unknown>;

/** Tidies a redirect that is being saved; says what is wrong with it where the site would not follow it. */
export async function checkRedirect(strapi: Core.Strapi, data: Data, documentId: string | undefined): Promise<FieldProblem | null> {
  const rules = await redirectRows(strapi);
  const saved = rules.find((rule) => rule.documentId === documentId);
  const others = rules.filter((rule) => rule !== saved);
  const addresses = { from: String(data.from ?? saved?.from ?? ''), to: String(data.to ?? saved?.to ?? '') };
  const status = Number(data.statusCode ?? saved?.statusCode ?? 301);
  const rule = tidyRule(addresses, productConfig(strapi).siteUrl);
  if ('from' in data) data.from = rule.from;
  if (status === 410) data.to = '';
  else if ('to' in data) data.to = rule.to;
  const problem =
    statusProblem(status) ??
    (status === 410
      ? (sourceProblem(rule) ?? problemAmong({ ...rule, to: '' }, others))
      : (ruleProblem(rule) ?? problemAmong(rule, others) ?? (await missingTarget(strapi, rule, others))));
  return problem && { path: [problem.field], message: problem.sentence };
}

function statusProblem(status: number): RuleProblem | null {
  if ([301, 302, 410].includes(status)) return null;
  const sentence = `Le genre de redirection (statusCode) est 301 (pour toujours), 302 (pour un temps) ou 410 (page supprimée), pas ${status}.`;
  return { field: 'statusCode', sentence };
}

function problemAmong(rule: Rule, others: readonly Rule[]): RuleProblem | null {
  const { from } = rule;
  if (isMovedBySite(from)) {
    const sentence =
      'L’ancienne adresse (from) est déjà redirigée par le site lui-même : cette règle ne servirait jamais. Demandez à l’équipe technique de changer la sienne.';
    return { field: 'from', sentence };
  }
  if (others.some((other) => other.from === from)) {
    return { field: 'from', sentence: `L’ancienne adresse (from) ${from} a déjà une redirection : modifiez celle-là.` };
  }
  const loop = loopOf(rule, others);
  return loop && { field: 'to', sentence: `La nouvelle adresse (to) ferait tourner en rond : ${loop.join(' → ')}.` };
}

async function missingTarget(
  strapi: Core.Strapi,
  { to }: Rule,
  others: Awaited<ReturnType<typeof redirectRows>>,
): Promise<RuleProblem | null> {
  const path = /^[^?#]*/.exec(to)?.[0] ?? '';
  if (!path.startsWith('/') || (await leadsSomewhere(strapi, path, others))) return null;
  return {
    field: 'to',
    sentence: `La nouvelle adresse (to) ${path} n’est pas celle d’une page en ligne : publiez d’abord la page, ou corrigez l’adresse.`,
  };
}
