import { inFrenchPlace, ofFrenchPlace } from '../../../domain/text/french-place.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');
const nurseries = (count: number) => plural(count, { one: `${count} crèche`, other: `${count} crèches` });

export const nurserySearch = {
  title: 'Rechercher une crèche',
  type: 'Type d’accueil',
  anyType: 'Tous les types',
  found: (count: number, place: string) => `${nurseries(count)} pour «\u202f${place}\u202f»`,
  foundNear: (place: string, kilometres: number) =>
    `Pas de crèche partenaire ${inFrenchPlace(place)}\u202f: voici celles à moins de ${kilometres} km`,
  unknown: (place: string) => `Nous n’avons rien trouvé pour «\u202f${place}\u202f»`,
  unknownHelp: 'Vérifiez l’orthographe, essayez un code postal à cinq chiffres ou le nom du département.',
  noneOfType: (type: string) => `Aucune crèche de ce type ici\u202f: ${type}`,
  noneOfTypeHelp: 'Le même lieu avec tous les types d’accueil\u202f:',
  allTypes: 'Retirer le filtre',
  empty: 'Où cherchez-vous\u202f?',
  emptyHelp: 'Indiquez une ville, un département ou un code postal.',
  networkHelp: 'Notre réseau ne s’arrête pas aux crèches publiées ici\u202f: décrivez-nous votre besoin, nous cherchons pour vous.',
  cityPage: (city: string) => `La page ${ofFrenchPlace(city)}`,
  order:
    'Comment les crèches sont classées\u202f: de la plus proche à la plus lointaine quand le lieu est une ville, sinon par ville puis par nom. Aucune crèche ne paie pour être mieux placée.',
  allCities: 'Les crèches par ville',
};
