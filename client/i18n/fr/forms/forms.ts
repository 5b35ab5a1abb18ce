/** What all forms say besides their own fields. */
export const forms = {
  choose: 'Choisir…',
  optional: 'facultatif',
  salutations: { Me: 'Madame', M: 'Monsieur' },
  sending: 'Envoi en cours…',
  trap: 'Ne remplissez pas ce champ',
  connectionLost:
    'La connexion s’est interrompue. Rien de ce que vous avez saisi n’est perdu\u202f: envoyez de nouveau dès qu’elle est revenue, une seule demande sera enregistrée.',
  /** What the notice of every form ends with. */
  rights:
    'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation ou leur transmission, vous opposer à leur usage et retirer un accord à tout moment\u202f: dpo@creche-sereine.example. Vous pouvez saisir la CNIL.',
  phoneNotice:
    'Votre numéro sert à traiter votre demande. Un appel commercial suppose votre accord préalable (article L. 223-1 du code de la consommation).',
  /** Boxes, never ticked beforehand. */
  marketingEmail: 'J’accepte de recevoir par e\u2011mail les informations de Crèche Sereine. Je peux me désinscrire à tout moment.',
  marketingPhone: 'J’accepte d’être appelé par Crèche Sereine pour des offres commerciales. Je peux retirer mon accord à tout moment.',
  /** Opens the notice but for its first sentence. */
  noticeRest: 'Qui les reçoit, combien de temps, vos droits',
  privacyLink: 'Politique de confidentialité',
};
