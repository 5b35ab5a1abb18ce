import type { AccessNeed, Lack, Reason } from '../../../domain/placement/rank-places.ts';

/** Minutes since midnight as `7 h 30`. */
const hour = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
const number = (value: number) => value.toLocaleString('fr-FR');

const accessInFrench: Record<AccessNeed, string> = { wheelchair: 'accès en fauteuil roulant', disability: 'accueil du handicap' };

/** Why a place is a good one. */
export function reasonInFrench(reason: Reason): string {
  switch (reason.kind) {
    case 'asked':
      return 'crèche demandée';
    case 'saved':
      return 'enregistrée par la famille';
    case 'home':
      return `à ${number(reason.kilometres)} km du domicile`;
    case 'detour':
      return `détour de ${number(reason.kilometres)} km vers le travail`;
    case 'confirmed':
      return 'confirmée cette semaine';
    case 'more-days':
      return `${number(reason.offered)} jour${reason.offered >= 2 ? 's offerts' : ' offert'}`;
    case 'siblings':
      return `place pour ${reason.children} enfants`;
    case 'sibling-here':
      return 'un enfant de la famille y est déjà';
    case 'employer':
      return `${reason.left} place${reason.left > 1 ? 's' : ''} de l’employeur`;
    case 'access':
      return accessInFrench[reason.need];
  }
}

/** What would have to change. */
export function lackInFrench(lack: Lack, day: (value: string) => string): string {
  switch (lack.kind) {
    case 'age':
      return `de ${lack.from} à ${lack.to} mois seulement`;
    case 'begins':
      return `libre à partir du ${day(lack.from)}`;
    case 'ended':
      return `libre jusqu’au ${day(lack.until)}`;
    case 'days':
      return `${number(lack.offered)} jour${lack.offered >= 2 ? 's' : ''} sur ${number(lack.need)}`;
    case 'opens':
      return `ouvre à ${hour(lack.at)}`;
    case 'closes':
      return `ferme à ${hour(lack.at)}`;
    case 'far':
      return `à ${lack.kilometres} km, pour ${lack.limit} km demandés`;
    case 'promised':
      return 'déjà promise';
    case 'access':
      return `${accessInFrench[lack.need]}\u202f: ${lack.isKnown ? 'non' : 'à demander à la crèche'}`;
  }
}

/** What a family could change to have more of a choice. */
export const changesInFrench: Record<Lack['kind'], string> = {
  age: 'à un autre âge',
  begins: 'avec une entrée plus tard',
  ended: 'avec une entrée plus tôt',
  days: 'avec d’autres jours',
  opens: 'avec une arrivée plus tard',
  closes: 'avec un départ plus tôt',
  far: 'en allant plus loin',
  promised: 'si une promesse ne se fait pas',
  access: 'si la crèche confirme l’accès',
};
