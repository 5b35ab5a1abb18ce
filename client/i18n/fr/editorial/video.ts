export const video = {
  play: 'Lire la vidéo',
  duration: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes} min ${String(seconds).padStart(2, '0')} s` : `${seconds} s`),
  note: 'La vidéo est chargée depuis son hébergeur seulement après votre clic.',
  transcript: 'Transcription de la vidéo',
};
