import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelProps } from './panel-props';

type Values = Record<string, unknown>;

/** Beside an entry: when it goes online by itself, and when it leaves. */
export function SchedulePanel({ document }: PanelProps) {
  const values: Values = { ...useForm('SchedulePanel', ({ values: written }) => written) };
  const lines = [
    sentence('Mise en ligne', values.publishAt, document?.publishAt),
    sentence('Retrait du site', values.unpublishAt, document?.unpublishAt),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return {
    title: 'Programmation',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        <Typography variant="pi" textColor="neutral600">
          C’est le brouillon enregistré à ce moment-là qui part en ligne. Videz la date pour y renoncer.
        </Typography>
      </Flex>
    ),
  };
}

/** Milliseconds after which what was due is not only on its way. */
const late = 120_000;

function sentence(what: string, written: unknown, saved: unknown): string | null {
  if (typeof written !== 'string' && !(written instanceof Date)) return null;
  const moment = new Date(written);
  const words = moment.toLocaleString('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' });
  const isSaved = saved !== null && saved !== undefined && new Date(String(saved)).getTime() === moment.getTime();
  if (isSaved && moment.getTime() < Date.now() - late)
    return `${what} : ${words}. Cela n’a pas abouti : publiez à la main pour lire pourquoi.`;
  return `${what} : ${words}, heure de Paris${isSaved ? '' : ' (à enregistrer)'}.`;
}
