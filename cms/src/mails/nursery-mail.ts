import { dayInFrench } from '../day-in-french';
import type { ProposalFacts } from '../placement/nursery/known-proposal';
import { type Mail, writeMail } from './mail';

export interface NurseryMail {
  nurseryName: string;
  facts: ProposalFacts;
  link: string;
  /** The last day of the link, in words. */
  until: string;
  isReminder: boolean;
}

function childInWords({ months, isExpected }: ProposalFacts['children'][number]): string {
  if (months === null) return 'un enfant';
  return `un enfant de ${Math.max(0, months)} mois à l’entrée${isExpected ? ' (naissance attendue)' : ''}`;
}

/** Asks the contact of a nursery whether it takes a child whose family has accepted its place. Nobody is named in it. */
export function writeNurseryMail({ nurseryName, facts, link, until, isReminder }: NurseryMail): Mail {
  const children = facts.children.map(childInWords).join(' et ') || 'un enfant';
  const start = facts.startDate ? `, à partir du ${dayInFrench(facts.startDate)}` : '';
  return writeMail(
    {
      subject: `${isReminder ? 'Rappel\u202f: une' : 'Une'} famille accepte votre place\u202f: ${nurseryName}`,
      paragraphs: [
        'Bonjour,',
        isReminder
          ? 'La famille attend encore votre réponse. C’est le seul rappel.'
          : 'Une famille que nous accompagnons a accepté une place que vous avez annoncée.',
        `Il s’agit d’accueillir ${children}${start}. La place est retenue jusqu’à votre réponse.`,
        `Jours, horaires, et votre réponse (accepter, proposer une visite, décliner)\u202f:\n${link}`,
        'Les coordonnées de la famille s’affichent sur la même page, une fois votre accord donné.',
        `Ce lien est réservé à ${nurseryName} et vaut jusqu’au ${until}. Pour recevoir ces messages à une autre adresse, répondez-nous.`,
      ],
    },
    [link],
  );
}
