import type { Lack, Reason } from '../../../domain/placement/rank-places.ts';

/** Minutes since midnight as `7 h 30`. */
const hour = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
const number = (value: number) => value.toLocaleString('fr-FR');

/** Why a place is a good one. */
export function reasonInFrench(reason: Reason): string {
  switch (reason.kind) {
    case 'asked':
      return 'crèche demandée';
    case 'home':
      return `à ${number(reason.kilometres)} km du domicile`;
    case 'detour':
      return `détour de ${number(reason.kilometres)} km vers le travail`;
    case 'confirmed':
      return 'confirmée cette semaine';
    case 'more-days':
      return `${number(reason.offered)} jours offerts`;
    case 'siblings':
      return `place pour ${reason.children} enfants`;
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
      return `${number(lack.offered)} jours sur ${number(lack.wanted)}`;
    case 'opens':
      return `ouvre à ${hour(lack.at)}`;
    case 'closes':
      return `ferme à ${hour(lack.at)}`;
    case 'far':
      return `à ${lack.kilometres} km, pour ${lack.wanted} km demandés`;
    case 'promised':
      return 'déjà promise';
  }
}
