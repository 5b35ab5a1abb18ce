import type { TypeLayout } from '../type-layout';

const ofDesk = 'S’écrit au bureau des places.';

export const proposal: TypeLayout = {
  title: 'nurseryName',
  sort: 'id:desc',
  columns: ['nurseryName', 'state', 'startDate', 'expiresOn', 'proposedBy'],
  rows: [
    ['state', 'expiresOn'],
    ['request'],
    ['nurseryName', 'nurserySlug', 'placeId'],
    ['days', 'startDate'],
    ['message'],
    ['proposedBy', 'sentAt'],
    ['familyAnsweredAt', 'nurseryAnsweredAt', 'endedAt'],
    ['declinedBy', 'answerReason'],
    ['visitOn', 'nurseryEmail'],
    ['nurseryAskedAt', 'nurseryRemindedAt', 'linkExpiresAt'],
    ['mailError'],
    ['entryOn', 'exitOn'],
    ['invoices'],
  ],
  hidden: ['holdKey', 'nurseryId', 'nurseryReminderDueAt', 'nextMailAt', 'mailAttempts'],
  labels: {
    nurseryEmail: 'Crèche écrite à',
    nurseryAskedAt: 'Crèche écrite le',
    nurseryRemindedAt: 'Crèche relancée le',
    linkExpiresAt: 'Lien de la crèche, jusqu’au',
    days: 'Demi-journées',
    message: 'Mot à la famille',
    startDate: 'Date d’entrée',
  },
  hints: { state: ofDesk, days: 'De lundi matin à vendredi après-midi : 1 pour une demi-journée d’accueil, 0 sinon.' },
};

export const employer: TypeLayout = {
  title: 'name',
  columns: ['name', 'siren', 'contactName', 'placesBought', 'renewalOn'],
  rows: [
    ['name', 'siren'],
    ['contactName', 'contactEmail', 'contactPhone'],
    ['placesBought', 'renewalOn'],
    ['boughtPlaces'],
    ['criteria'],
    ['note'],
    ['requests'],
  ],
  labels: { contactName: 'Interlocuteur', name: 'Raison sociale' },
  hints: {
    siren: 'Neuf chiffres.',
    boughtPlaces: 'Le bureau des places propose ces crèches d’abord aux familles de cet employeur.',
    criteria: 'Comment l’entreprise attribue ses places.',
    requests: 'Seulement les familles qui ont accepté que leur employeur soit contacté.',
  },
};

export const requestNote: TypeLayout = {
  title: 'text',
  sort: 'id:desc',
  columns: ['text', 'kind', 'author', 'dueOn', 'doneAt'],
  rows: [['kind', 'author'], ['request'], ['text'], ['dueOn', 'doneAt', 'doneBy']],
  labels: { author: 'Écrite par' },
};

export const requestEvent: TypeLayout = {
  title: 'action',
  sort: 'at:desc',
  columns: ['at', 'action', 'actor', 'toState'],
  rows: [['at', 'action'], ['actor', 'actorId'], ['request'], ['fromState', 'toState', 'reason'], ['nextStepOn'], ['detail']],
  hidden: ['seenKey'],
};
