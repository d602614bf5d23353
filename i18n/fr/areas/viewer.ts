/** Messages of the media viewer. */
export const messages = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Adapter à la fenêtre',
  fitNow: '%{percent} : adapter à la fenêtre',
  zoomed: '%{label}, %{percent}',
  download: 'Télécharger (peut s’ouvrir dans un nouvel onglet)',
  delete: 'Supprimer : %{label}',
  strip: 'Toutes les images et vidéos',
  unsafe: 'Elle n’est pas affichée : son adresse ne peut pas être chargée sans risque.',
  foreign:
    'Elle n’est pas chargée : elle se trouve sur un serveur étranger à la boutique, qui apprendrait que vous la regardez.',
  broken: {
    image: 'L’image n’a pas pu être chargée. Elle a peut-être été supprimée, ou n’est pas une image.',
    video: 'La vidéo n’a pas pu être chargée. Elle a peut-être été supprimée, ou ce navigateur ne peut pas la lire.',
  },
};
