import type { messages as english } from '../../en/areas/viewer';
import type { Translation } from '../../translation';

/** Messages of the media viewer. */
export const messages = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Adapter à la fenêtre',
  fitNow: '%{percent} : adapter à la fenêtre',
  zoomed: '%{label}, %{percent}',
  download: 'Télécharger (peut s’ouvrir dans un nouvel onglet)',
  delete: 'Supprimer : %{label}',
  strip: 'Toutes les photos et vidéos',
  unsafe: 'Ce fichier n’est pas affiché, car son adresse n’est pas sûre.',
  foreign:
    'Ce fichier n’est pas affiché, car il se trouve sur %{host}, qui saurait que vous l’avez consulté. Ouvrez le lien, ou demandez à l’assistance d’autoriser cet hôte.',
  broken: {
    image: 'Impossible de charger la photo. Elle a peut-être été supprimée ou n’est pas une image.',
    video:
      'Impossible de charger la vidéo. Elle a peut-être été supprimée ou n’est pas prise en charge par votre navigateur.',
  },
} satisfies Translation<typeof english>;
