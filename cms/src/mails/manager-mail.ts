import { type Mail, writeMail } from './mail';

export interface ManagerMail {
  nurseryName: string;
  /** What families read of its places, one line each. */
  places: readonly string[];
  link: string;
  /** The last day of the link, in words. */
  until: string;
  isReminder: boolean;
}

const opening = {
  first: 'Vos places libres ont-elles changé cette semaine\u202f?',
  again: 'Nous n’avons pas encore vos places de cette semaine. C’est le seul rappel.',
};

/** Asks the contact of a nursery for its places. The link stands alone on its line, and opening it sends nothing. */
export function writeManagerMail({ nurseryName, places, link, until, isReminder }: ManagerMail): Mail {
  const placesText =
    places.length > 0
      ? `Ce que nous savons de ${nurseryName}\u202f:\n${places.map((line) => `–\u00a0${line}`).join('\n')}`
      : `Nous ne connaissons pas encore les places de ${nurseryName}.`;
  return writeMail(
    {
      subject: `${isReminder ? 'Rappel\u202f: vos' : 'Vos'} places libres, en un clic\u202f: ${nurseryName}`,
      paragraphs: [
        'Bonjour,',
        isReminder ? opening.again : opening.first,
        placesText,
        `Rien n’a changé\u202f? Un clic suffit. Sinon, corrigez les nombres, les âges ou les jours\u202f:\n${link}`,
        'Après sept jours sans nouvelles de vous, les familles lisent «\u202fà confirmer\u202f»\u202f; après trente jours, nous ne montrons plus aucun chiffre. Vous retrouvez sur la même page le nombre à recopier sur monenfant.fr.',
        `Ce lien ouvre les places de ${nurseryName} sans mot de passe, jusqu’au ${until}. Le prochain message le remplace. Pour recevoir ce message à une autre adresse, ou ne plus le recevoir, répondez-nous.`,
      ],
    },
    [link],
  );
}
