import type { NurseryType } from '../../../../domain/childcare/nursery-types.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');
const nurseries = (count: number) => plural(count, { one: `${count} crèche`, other: `${count} crèches` });

export const finder = {
  headline: 'Trouver une crèche près de chez vous ou de votre travail',
  intro:
    'Cherchez dans notre réseau de crèches partenaires. La place que vous choisissez est cofinancée par l’employeur de l’un des parents.',
  network: {
    title: 'Comment fonctionne le réseau',
    intro: 'Nous ne gérons pas ces crèches\u202f: nous cherchons une place chez elles, et un employeur qui la cofinance.',
    steps: [
      {
        title: 'Vous cherchez',
        text: 'Une ville, un code postal, un type d’accueil\u202f: chaque fiche dit ce que la crèche nous a communiqué, à quelle date, et ce qu’elle ne dit pas.',
      },
      {
        title: 'L’employeur cofinance',
        text: 'L’entreprise de l’un des parents paie une part de la place. Sans employeur qui cofinance, nous ne proposons pas de place\u202f: mieux vaut le savoir avant de remplir un formulaire.',
      },
      {
        title: 'La crèche accueille',
        text: 'Elle confirme la place et la date d’entrée. Vous payez votre participation à la crèche, jamais à nous\u202f: notre service ne coûte rien aux familles.',
      },
    ],
  },
  types: {
    title: 'Les neuf types d’accueil',
    intro: 'Tous accueillent de jeunes enfants, mais ni la taille, ni l’équipe, ni le prix ne sont les mêmes.',
    explained: {
      collective_nursery:
        'Une équipe accueille les enfants toute la journée dans des locaux conçus pour eux. On parle de petite crèche de 13 à 24 places, de crèche de 25 à 39, puis de grande et de très grande crèche.',
      micro_nurseries:
        'Douze enfants au plus, souvent dans un appartement ou une maison aménagés. Selon la crèche, le prix suit le barème national (PSU), ou il est libre et la CAF aide les parents (PAJE).',
      multi_reception_nurseries:
        'Accueil régulier, occasionnel et parfois d’urgence sous un même toit. C’est la formule la plus souple quand votre rythme change d’une semaine à l’autre.',
      family_nursery:
        'Des assistantes maternelles employées par la crèche accueillent les enfants chez elles. Ils se retrouvent régulièrement dans les locaux de la crèche pour des activités en groupe.',
      parental_nursery:
        'Une association de parents la gère, avec des professionnels auprès des enfants. Chaque famille donne un peu de son temps\u202f: présence, bricolage ou comptes.',
      kindergarten:
        'Pour les enfants à partir de 18 mois, avant l’école maternelle ou à côté d’elle. Les journées y préparent en douceur à la vie de groupe.',
      daycare_center:
        'Un accueil court, quelques heures ou quelques demi-journées par semaine. Le nom reste d’usage pour ce qu’on appelle aujourd’hui l’accueil occasionnel.',
      home_of_childminders:
        'Plusieurs assistantes maternelles travaillent ensemble hors de chez elles, avec quatre enfants au plus chacune. Les parents sont leurs employeurs\u202f: ce n’est pas une crèche au sens de la loi.',
      alternative_reception:
        'Les formules qui n’entrent dans aucune autre case, comme un lieu partagé ou des horaires décalés. Lisez bien la fiche, puis posez-nous vos questions.',
    } satisfies Record<NurseryType, string>,
  },
  nurseries,
  cities: { title: 'Chercher par ville', intro: (count: number) => `${nurseries(count)} dans notre réseau.`, all: 'Toutes les villes' },
};
