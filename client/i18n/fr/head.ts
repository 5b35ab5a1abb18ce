import { brandName } from '../../../domain/brand.ts';
import type { BestBetName } from '../../../domain/search/best-bets.ts';
import { inFrenchPlace, ofFrenchPlace } from '../../../domain/text/french-place.ts';
import type { Audience, WhitePaperCategory } from '../../../routes.ts';

/**
 * What the worker says or chooses, and no component: titles and descriptions of pages, names of lists, explanations of which a
 * page shows one. None of it goes to the browser as a message.
 */
export const head = {
  siteTitle: 'Crèche Sereine\u202f: la parentalité sereine commence par une place en crèche',
  siteDescription:
    'Crèche Sereine trouve une place en crèche près de chez vous ou de votre travail, dans un réseau de crèches partenaires, avec le cofinancement de l’employeur d’un parent.',
  notFound: 'Page introuvable',
  failure: 'Service momentanément indisponible',
  notTranslated: {
    wholly: 'Cette page n’existe pas encore dans votre langue\u202f: son texte est en français.',
    mostly: 'La plus grande partie de cette page n’est pas encore traduite\u202f: elle est en français.',
  },
  /** Above a page that speaks of mails, where none are sent. */
  noMails: 'Ce site n’envoie pas d’e\u2011mail pour le moment\u202f: ceux dont parle cette page n’arriveront pas.',
  /** Of a home that has no hero. */
  home: 'Trouver une place en crèche avec Crèche Sereine',
  /** Of the first link above a page. */
  homeCrumb: 'Accueil',
  /** Of a list, after its first page. */
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  pageDescription: (description: string, page: number) => (page > 1 ? `${description} Page ${page}.` : description),
  blog: {
    title: {
      famille: 'Le blog des familles',
      entreprise: 'Le blog des entreprises',
      gestionnaire: 'Le blog des gestionnaires',
    } satisfies Record<Audience, string>,
    description: {
      famille: 'Trouver une place en crèche, en comprendre le prix, en parler à son employeur\u202f: nos articles pour les parents.',
      entreprise: 'Réserver des berceaux, en mesurer le coût, les attribuer avec justice\u202f: nos articles pour les entreprises.',
      gestionnaire: 'Disponibilités, tarifs, réglementation, partenariats\u202f: nos articles pour les gestionnaires de crèche.',
    } satisfies Record<Audience, string>,
  },
  cities: {
    resultTitle: (query: string) => `Les crèches par ville\u202f: ${query}`,
    description: `Toutes les villes où ${brandName} a des crèches partenaires, par région et par département, avec le nombre de crèches de chacune.`,
    otherRegion: 'Autres territoires',
    otherDepartment: 'Autres villes',
  },
  city: {
    /** With the department, since two towns may share a name. */
    title: (city: string, department: string) => `Trouver une crèche ${inFrenchPlace(city)}${department && ` (${department})`}`,
    description: (city: string, department: string) =>
      `Crèches partenaires ${inFrenchPlace(city)}${department && ` (${department})`}\u202f: horaires, âges, tarifs et places annoncées, villes voisines et réponses aux questions des parents.`,
  },
  faq: {
    title: {
      famille: 'Questions fréquentes des familles',
      entreprise: 'Questions fréquentes des entreprises',
      gestionnaire: 'Questions fréquentes des gestionnaires',
    } satisfies Record<Audience, string>,
    description: {
      famille: 'Place en crèche, prix, aides, employeur, adaptation\u202f: les réponses de Crèche Sereine aux questions des parents.',
      entreprise:
        'Berceaux, crédit d’impôt famille, critères d’attribution, départ d’un salarié\u202f: nos réponses aux questions des entreprises.',
      gestionnaire: 'Partenariat, places disponibles, tarifs, micro-crèches\u202f: nos réponses aux questions des gestionnaires de crèche.',
    } satisfies Record<Audience, string>,
  },
  lexicon: {
    description:
      'PSU, PAJE, CMG, berceau, réservataire, EAJE\u202f: le lexique de la crèche et de la petite enfance, avec des définitions courtes et à jour.',
  },
  nursery: {
    title: (name: string, city: string, postalCode: string) => `${name} ${inFrenchPlace(city)}${postalCode && ` (${postalCode})`}`,
    description: (name: string, kind: string) =>
      `${name} (${kind})\u202f: âges, horaires, tarif, places disponibles, et comment demander une place cofinancée par votre employeur.`,
    vacancy: {
      available: 'Une place annoncée n’est pas une place réservée\u202f: la crèche la confirme au moment de votre demande.',
      full: 'La crèche n’a plus de place libre. Des départs ont lieu toute l’année, surtout en septembre\u202f: vous pouvez quand même déposer une demande.',
      'not-communicated': 'La crèche ne publie pas ses disponibilités. Nous les lui demandons pour vous.',
      unknown:
        'La crèche ne nous a rien dit de ses places depuis trente jours\u202f: nous ne montrons pas de chiffre plus ancien. Nous lui posons la question pour vous.',
    },
    tariff: {
      psu: 'Votre participation suit le barème national de la Cnaf\u202f: elle dépend de vos ressources et du nombre d’enfants à charge, pas de ce que verse l’employeur. Les repas et les couches sont en principe compris.',
      paje: 'La crèche fixe son prix et vous le lui payez. La CAF vous verse ensuite le complément de libre choix du mode de garde, sous conditions de ressources et de tarif horaire.',
      none: 'Nous demandons à la crèche si elle applique le barème national (PSU) ou un tarif libre (PAJE).',
    },
    toConfirm: (days: number) =>
      `La crèche l’a dit il y a plus de ${days} jours\u202f: nous le vérifions avec elle avant de vous répondre.`,
    around: (city: string | null) => (city ? `Les crèches autour ${ofFrenchPlace(city)}` : 'Chercher une crèche'),
    allOfCity: (city: string) => `Toutes les crèches ${ofFrenchPlace(city)}`,
  },
  nurserySearch: {
    titleFor: (place: string) => `Crèches\u202f: ${place}`,
    description: `Les crèches partenaires de ${brandName} pour la ville, le département ou le code postal de votre choix.`,
  },
  siteMap: {
    description:
      'Toutes les pages de Crèche Sereine\u202f: familles, entreprises, gestionnaires, blogs, questions fréquentes, livres blancs, crèches par ville.',
    main: 'Pages principales',
    otherPages: 'L’entreprise et le site',
    pages: 'Pages par public',
    blogs: 'Blogs',
    faq: 'Questions fréquentes',
    whitePapers: 'Livres blancs',
    otherNurseries: 'Autres crèches',
  },
  siteSearch: {
    /** Pages that a search of these words means first: which words, in `domain/search/best-bets.ts`. */
    bestBets: {
      followUp: { title: 'Suivre ou annuler ma demande', text: 'Où elle en est, et de quoi la modifier, la prolonger ou la retirer.' },
      cost: { title: 'Combien coûte une place en crèche\u202f?', text: 'Le simulateur calcule votre participation, aides déduites.' },
      preRegistration: { title: 'Demander une place en crèche', text: 'La pré-inscription prend cinq minutes.' },
      placeAlert: {
        title: 'Être prévenu quand une place se libère',
        text: 'Une alerte pour la ville, l’âge et les jours que vous indiquez.',
      },
      contact: { title: 'Nous contacter', text: 'Par téléphone, par e\u2011mail ou par le formulaire.' },
      account: { title: 'Mon compte', text: 'Se connecter, changer de mot de passe, retrouver ses crèches et ses demandes.' },
    } satisfies Record<BestBetName, { title: string; text: string }>,
    titleFor: (query: string) => `Recherche\u202f: ${query}`,
    description: `Cherchez dans les pages, les articles, les questions, le lexique, les livres blancs, les crèches et les villes de ${brandName}.`,
  },
  team: {
    description:
      'Conseil aux familles, partenariats avec les entreprises, réseau de crèches, qualité d’accueil\u202f: qui fait quoi chez Crèche Sereine.',
  },
  testimonials: {
    title: {
      all: 'Témoignages de clients',
      famille: 'Témoignages de familles',
      entreprise: 'Témoignages d’entreprises',
      gestionnaire: 'Témoignages de gestionnaires',
    } satisfies Record<Audience | 'all', string>,
    description: {
      all: 'Récits d’exemple de parents, d’employeurs et de gestionnaires de crèche\u202f: comment une place a été trouvée, ce qui a bien marché et ce qui a été difficile.',
      famille:
        'Récits d’exemple de parents\u202f: la recherche d’une place en crèche, la discussion avec l’employeur et les premiers jours de l’enfant.',
      entreprise:
        'Récits d’exemple d’employeurs\u202f: pourquoi réserver un berceau, comment l’attribuer et ce qu’ils referaient autrement.',
      gestionnaire: 'Récits d’exemple de gestionnaires de crèche\u202f: places vacantes, admissions, relations avec les employeurs.',
    } satisfies Record<Audience | 'all', string>,
    all: 'Tous',
  },
  whitePapers: {
    title: {
      famille: 'Livres blancs pour les familles',
      entreprise: 'Livres blancs pour les entreprises',
    } satisfies Record<WhitePaperCategory, string>,
    description: {
      famille:
        'Nos guides PDF pour les parents qui cherchent une place en crèche\u202f: démarches, prix, aides et échanges avec l’employeur.',
      entreprise:
        'Nos guides PDF pour les employeurs\u202f: cofinancer une place en crèche, crédit d’impôt famille, politique de parentalité.',
    } satisfies Record<WhitePaperCategory, string>,
  },
};
