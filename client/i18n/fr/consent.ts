export const consent = {
  title: 'Vos cookies, votre choix',
  description:
    'Avec votre accord, des outils de Google mesurent l’audience du site et l’effet de nos annonces. Sans réponse, rien n’est chargé. Vous pouvez changer d’avis en bas de chaque page.',
  more: 'En savoir plus',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir',
  save: 'Enregistrer mon choix',
  close: 'Fermer sans rien changer',
  announcement: 'Le site vous demande votre choix sur les cookies, au début de la page.',
  choices: {
    title: 'Vos choix de cookies',
    intro:
      'Chaque usage s’accepte ou se refuse séparément. Votre choix est gardé 6 mois sur cet appareil, puis nous vous reposons la question.',
    necessary: {
      title: 'Nécessaires',
      text: 'Ils retiennent votre langue, ce choix, et ce qu’il faut au service que vous demandez. Ils ne servent à rien d’autre\u202f: la loi les dispense de consentement.',
    },
    measure: {
      title: 'Mesure d’audience',
      text: 'Savoir quelles pages sont lues, depuis quel type d’appareil et d’où viennent les visites, pour améliorer le site. Outils chargés par le gestionnaire de balises de Google (Google Ireland Limited). Durée\u202f: 13 mois au plus.',
    },
    marketing: {
      title: 'Mesure des annonces',
      text: 'Savoir si une annonce a mené à une demande, sans le contenu de cette demande, et adapter nos annonces. Outils chargés par le gestionnaire de balises de Google (Google Ireland Limited). Durée\u202f: 13 mois au plus.',
    },
  },
};
