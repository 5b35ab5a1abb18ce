import type { NurseryPlace } from '../domain/nursery-places/nursery-place';
import { type Mail, type MailLanguage, writeMail } from '../mails/mail';
import { confirmationDays } from './alert-link';
import { dateWords, placeWords } from './place-words';

/** A nursery with the places that are told of it. */
export interface ToldNursery {
  name: string;
  cityName: string | null;
  /** As the crow flies; null where its position is not known. */
  kilometres: number | null;
  places: readonly NurseryPlace[];
  link: string;
}

/** So many nurseries stand in a mail; there may be more, which the finder shows. */
const mostNurseries = 10;

/** Asks whoever reads an address whether they want to be written to. Nobody has shown that it is theirs: nothing that was typed is in it. */
export function writeConfirmation(link: string, language: MailLanguage): Mail {
  if (language === 'en') {
    return writeMail(
      {
        subject: 'Confirm your nursery place alert',
        paragraphs: [
          'Hello,',
          'An alert was asked for on our site with this address. Once it is confirmed, you get a message, one a day at most, when a nursery has a free place that fits.',
          `To receive it, confirm it. The link works for ${confirmationDays} days:\n${link}`,
          'If you have asked for nothing, do nothing: without a confirmation nobody writes to you, and the address is erased.',
        ],
      },
      [link],
    );
  }
  return writeMail(
    {
      subject: 'Confirmez votre alerte de place en crèche',
      paragraphs: [
        'Bonjour,',
        'Une alerte a été demandée sur notre site avec cette adresse. Une fois confirmée, vous recevez un message, un par jour au plus, quand une crèche a une place libre qui convient.',
        `Pour la recevoir, confirmez-la. Le lien reste valable ${confirmationDays} jours\u202f:\n${link}`,
        'Si vous n’avez rien demandé, ne faites rien\u202f: sans confirmation, personne ne vous écrit et l’adresse est effacée.',
      ],
    },
    [link],
  );
}

interface AlertMail {
  nurseries: readonly ToldNursery[];
  /** Last day of the alert. */
  endsOn: string;
  endLink: string;
  language: MailLanguage;
}

/** Tells the owner of an alert which nurseries have said that they have a place. */
export function writeAlertMail({ nurseries, endsOn, endLink, language }: AlertMail): Mail {
  const shown = nurseries.slice(0, mostNurseries);
  const words = language === 'en' ? english : french;
  const paragraphs = [
    ...words.opening(nurseries.length),
    ...shown.map((nursery) => nurseryWords(nursery, language)),
    ...(nurseries.length > shown.length ? [words.more(nurseries.length - shown.length)] : []),
    words.hurry,
    `${words.end(dateWords(endsOn, language))}\n${endLink}`,
  ];
  return writeMail({ subject: words.subject(nurseries), paragraphs }, [...shown.map(({ link }) => link), endLink]);
}

function nurseryWords({ name, cityName, kilometres, places, link }: ToldNursery, language: MailLanguage): string {
  const distance = kilometres === null ? null : (language === 'en' ? english : french).distance(kilometres);
  const title = [[name, cityName].filter(Boolean).join(', '), distance].filter(Boolean).join(' – ');
  return [title, ...places.map((place) => placeWords(place, language)), link].join('\n');
}

const number = (tag: string) => (kilometres: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(kilometres);

const french = {
  subject: ([first, ...others]: readonly ToldNursery[]) =>
    others.length
      ? `Alerte\u202f: ${others.length + 1} crèches ont une place pour votre enfant`
      : `Alerte\u202f: une place pour votre enfant, ${first?.name ?? ''}`,
  opening: (count: number) => [
    'Bonjour,',
    `${count > 1 ? 'Ces crèches ont' : 'Cette crèche a'} dit dans les sept derniers jours avoir une place qui convient à votre alerte.`,
  ],
  distance: (kilometres: number) => `à ${number('fr-FR')(kilometres)}\u00a0km à vol d’oiseau`,
  more: (count: number) => `Et ${count} autres\u202f: notre recherche les montre toutes.`,
  hurry: 'Une place libre n’est pas encore la vôtre\u202f: demandez-la sur la page de la crèche sans attendre.',
  end: (day: string) => `Cette alerte s’arrête d’elle-même le ${day}. Pour l’arrêter dès maintenant\u202f:`,
};

const english: typeof french = {
  subject: ([first, ...others]) =>
    others.length
      ? `Alert: ${others.length + 1} nurseries have a place for your child`
      : `Alert: a place for your child, ${first?.name ?? ''}`,
  opening: (count) => [
    'Hello,',
    `${count > 1 ? 'These nurseries have' : 'This nursery has'} said within the last seven days to have a place that fits your alert.`,
  ],
  distance: (kilometres) => `${number('en-GB')(kilometres)}\u00a0km away as the crow flies`,
  more: (count) => `And ${count} more: our search shows all of them.`,
  hurry: 'A free place is not yours yet: ask for it on the page of the nursery without delay.',
  end: (day) => `This alert ends by itself on ${day}. To end it now:`,
};
