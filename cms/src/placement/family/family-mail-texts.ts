import type { ClosingReason, RequestState } from '../../domain/placement/request-states.ts';
import type { MailLanguage } from '../../mails/mail';

/** A state a family hears of: what has happened, and what happens next, in order. */
export interface StepText {
  subject: string;
  news: string;
  next: readonly string[];
}

/** Of these no mail is sent: the acknowledgement has said it, or it is our own work. */
type SilentState = 'received' | 'qualified';
type ToldState = Exclude<RequestState, SilentState>;
type ToldReason = Exclude<ClosingReason, 'duplicate'>;

interface Texts {
  hello: string;
  nextTitle: string;
  reference(reference: string): string;
  follow: string;
  steps: Readonly<Record<Exclude<ToldState, 'closed'>, StepText>>;
  closed: { subject: string; reasons: Readonly<Record<ToldReason, string>>; next: readonly string[] };
  offer(offer: { nursery: string; start: string | null; until: string | null }): string;
  answer: string;
  question: { subject: string; text: string; again: string; yes: string; no: string };
}

export const familyMailTexts: Readonly<Record<MailLanguage, Texts>> = {
  fr: {
    hello: 'Bonjour,',
    nextTitle: 'La suite\u202f:',
    reference: (reference) => `Votre numéro de dossier\u202f: ${reference}`,
    follow: 'Suivre votre demande, écrire à votre conseiller, changer vos souhaits\u202f:',
    steps: {
      employer_contacted: {
        subject: 'L’employeur est contacté pour votre place en crèche',
        news: 'Nous avons présenté votre demande à l’employeur, comme convenu avec vous.',
        next: [
          'L’employeur répond, le plus souvent sous dix jours ouvrés.',
          'S’il est d’accord, nous cherchons la place.',
          'Sinon, nous voyons avec vous l’autre employeur ou une autre solution.',
        ],
      },
      employer_agreed: {
        subject: 'L’employeur est d’accord',
        news: 'Bonne nouvelle\u202f: l’employeur accepte de cofinancer la place.',
        next: [
          'Nous cherchons une crèche qui convient à vos jours et à vos trajets.',
          'Dès qu’une place se libère, nous vous la proposons.',
        ],
      },
      searching: {
        subject: 'Nous cherchons votre place en crèche',
        news: 'La recherche est en cours auprès de nos crèches partenaires.',
        next: [
          'Nous vous écrivons dès qu’une place vous convient.',
          'Vous aurez quelques jours pour l’accepter ou la décliner.',
          'Si vos souhaits changent, dites-le sur votre page.',
        ],
      },
      place_proposed: {
        subject: 'Une place en crèche vous est proposée',
        news: 'Nous avons trouvé une place pour votre enfant.',
        next: [
          'Vous l’acceptez ou la déclinez sur votre page, en un clic.',
          'Si vous acceptez, la crèche confirme.',
          'Nous préparons ensuite la convention avec l’employeur.',
        ],
      },
      family_agreed: {
        subject: 'Vous avez accepté la place',
        news: 'Votre accord est bien noté. Rien n’est à payer maintenant.',
        next: [
          'La crèche confirme, le plus souvent sous trois jours ouvrés.',
          'Nous préparons la convention avec l’employeur.',
          'La crèche vous invite à préparer l’entrée.',
        ],
      },
      nursery_agreed: {
        subject: 'La crèche a confirmé votre place',
        news: 'La crèche accueillera votre enfant.',
        next: ['L’employeur et la crèche signent la convention.', 'La crèche vous donne la liste des pièces et la date d’adaptation.'],
      },
      contract_signed: {
        subject: 'La convention est signée',
        news: 'La convention est signée\u202f: la place est à vous.',
        next: [
          'Préparez avec la crèche les jours d’adaptation.',
          'Rassemblez les pièces demandées (vaccins, assurance, CAF).',
          'Une question\u202f? Écrivez à votre conseiller.',
        ],
      },
      entered: {
        subject: 'Bonne entrée en crèche',
        news: 'Votre enfant est entré en crèche. Merci de votre confiance.',
        next: ['Si vos jours ou votre employeur changent, écrivez-nous\u202f: la convention peut s’adapter.'],
      },
    },
    closed: {
      subject: 'Votre demande de place est close',
      reasons: {
        municipal_place: 'Vous avez une autre place\u202f: nous avons clos votre demande.',
        employer_refused: 'L’employeur ne peut pas cofinancer de place\u202f: nous avons clos votre demande.',
        no_answer: 'Nous n’avons pas réussi à vous joindre\u202f: nous avons clos votre demande.',
        withdrawn: 'Votre demande est retirée, comme vous l’avez souhaité.',
      },
      next: ['Vous n’avez rien à faire.', 'Pour la rouvrir, écrivez à votre conseiller sur votre page.'],
    },
    offer: ({ nursery, start, until }) =>
      [`Crèche\u202f: ${nursery}`, start && `Entrée\u202f: le ${start}`, until && `Votre réponse est attendue jusqu’au ${until} inclus.`]
        .filter(Boolean)
        .join('\n'),
    answer: 'Voir la place, l’accepter ou la décliner\u202f:',
    question: {
      subject: 'Cherchez-vous toujours une place en crèche\u202f?',
      text: 'Nous n’avons pas eu de vos nouvelles depuis deux mois. Un clic suffit pour garder votre demande active.',
      again:
        'Nous vous l’avons demandé il y a deux semaines. C’est le seul rappel\u202f: sans réponse, un conseiller pourra clore votre demande.',
      yes: 'Oui, je cherche toujours\u202f:',
      no: 'Non, retirer ma demande\u202f:',
    },
  },
  en: {
    hello: 'Hello,',
    nextTitle: 'What happens next:',
    reference: (reference) => `Your reference: ${reference}`,
    follow: 'Follow your request, write to your adviser, change your wishes:',
    steps: {
      employer_contacted: {
        subject: 'The employer has been asked about your nursery place',
        news: 'We have presented your request to the employer, as agreed with you.',
        next: [
          'The employer answers, mostly within ten working days.',
          'If the answer is yes, we look for the place.',
          'If not, we look with you at the other employer or another way.',
        ],
      },
      employer_agreed: {
        subject: 'The employer agrees',
        news: 'Good news: the employer will co-finance the place.',
        next: ['We look for a nursery that fits your days and your ways.', 'As soon as a place is free, we offer it to you.'],
      },
      searching: {
        subject: 'We are looking for your nursery place',
        news: 'The search among our partner nurseries is under way.',
        next: [
          'We write to you as soon as a place fits.',
          'You will have a few days to accept or decline it.',
          'If your wishes change, say so on your page.',
        ],
      },
      place_proposed: {
        subject: 'A nursery place is offered to you',
        news: 'We have found a place for your child.',
        next: [
          'You accept or decline it on your page, by one click.',
          'If you accept, the nursery confirms.',
          'We then prepare the agreement with the employer.',
        ],
      },
      family_agreed: {
        subject: 'You have accepted the place',
        news: 'Your answer is noted. There is nothing to pay now.',
        next: [
          'The nursery confirms, mostly within three working days.',
          'We prepare the agreement with the employer.',
          'The nursery invites you to prepare the first day.',
        ],
      },
      nursery_agreed: {
        subject: 'The nursery has confirmed your place',
        news: 'The nursery will welcome your child.',
        next: ['Employer and nursery sign the agreement.', 'The nursery tells you which papers it needs, and when the settling-in begins.'],
      },
      contract_signed: {
        subject: 'The agreement is signed',
        news: 'The agreement is signed: the place is yours.',
        next: [
          'Prepare the settling-in days with the nursery.',
          'Gather the papers that are asked for (vaccinations, insurance, CAF).',
          'A question? Write to your adviser.',
        ],
      },
      entered: {
        subject: 'A good start at nursery',
        news: 'Your child has started nursery. Thank you for your trust.',
        next: ['If your days or your employer change, write to us: the agreement can be adapted.'],
      },
    },
    closed: {
      subject: 'Your request for a place is closed',
      reasons: {
        municipal_place: 'You have another place: we have closed your request.',
        employer_refused: 'The employer cannot co-finance a place: we have closed your request.',
        no_answer: 'We could not reach you: we have closed your request.',
        withdrawn: 'Your request is withdrawn, as you wished.',
      },
      next: ['There is nothing for you to do.', 'To reopen it, write to your adviser on your page.'],
    },
    offer: ({ nursery, start, until }) =>
      [`Nursery: ${nursery}`, start && `First day: ${start}`, until && `Please answer by ${until} at the latest.`]
        .filter(Boolean)
        .join('\n'),
    answer: 'See the place, accept or decline it:',
    question: {
      subject: 'Are you still looking for a nursery place?',
      text: 'We have not heard from you for two months. One click keeps your request active.',
      again: 'We asked two weeks ago. This is the only reminder: without an answer an adviser may close your request.',
      yes: 'Yes, I am still searching:',
      no: 'No, withdraw my request:',
    },
  },
};

export const isToldReason = (reason: ClosingReason | null): reason is ToldReason => reason !== null && reason !== 'duplicate';
