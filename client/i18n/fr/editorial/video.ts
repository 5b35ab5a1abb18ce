export const video = {
  play: 'Lire la vidéo',
  duration: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes} min ${String(seconds).padStart(2, '0')} s` : `${seconds} s`),
  notes: {
    film: 'La vidéo est chargée seulement après votre clic.',
    player: 'La vidéo est chargée depuis son hébergeur seulement avec votre accord.',
    link: 'La vidéo s’ouvre sur le site de son hébergeur.',
  },
  ask: (host: string) =>
    `Cette vidéo est hébergée par ${host}, qui reçoit votre adresse IP et peut déposer des traceurs. Voulez-vous la charger\u202f?`,
  agree: 'Charger la vidéo',
  elsewhere: 'L’ouvrir sur le site de l’hébergeur',
  transcript: 'Transcription de la vidéo',
};
