import { expect, test } from 'vitest';
import { bestBetsFor } from './best-bets.ts';

test.for([
  ['annuler ma demande', 'followUp'],
  ['suivi', 'followUp'],
  ['cancel my request', 'followUp'],
  ['prix', 'cost'],
  ['tarifs', 'cost'],
  ['Combien ça coûte', 'cost'],
  ['prix de la crèche à Lyon', 'cost'],
  ['how much', 'cost'],
  ['s’inscrire', 'preRegistration'],
  ['pré-inscription', 'preRegistration'],
  ['alerte', 'placeAlert'],
  ['téléphone', 'contact'],
  ['mot de passe', 'account'],
])('« %s » means %s first', ([text = '', first]) => {
  expect(bestBetsFor(text)[0]).toBe(first);
});

test('what is about something of its own means no page', () => {
  for (const text of ['', 'montessori', 'lyon', 'psu', 'le prix moyen annuel réel berceau entreprise lyonnaise'])
    expect(bestBetsFor(text)).toEqual([]);
});
