import type { messages as english } from '../../en/areas/upload';
import type { Translation } from '../../translation';

/** Messages of the file drop zone. */
export const messages = {
  drop: 'Glissez-déposez des fichiers ici, ou cliquez pour en choisir',
  name: '%{label} : %{drop}',
  nameRequired: '%{label} (obligatoire) : %{drop}',
  limits: '%{types}, jusqu’à %{size}',
  count: 'Fichiers : %{count} sur %{most}. Ajoutez-les un par un.',
  full: 'Fichiers : %{count} sur %{most}. Supprimez-en un pour en ajouter un autre.',
  note: {
    noFile: 'Aucun fichier trouvé. Déposez un fichier depuis votre ordinateur.',
    onlyFirst: 'Vous avez déposé %{count} fichiers. Seul le premier sera importé :',
    busy: 'Attendez la fin de l’importation en cours ou annulez-la.',
    noRoom: 'Vous avez atteint la limite de fichiers. Supprimez-en un pour en ajouter un autre.',
  },
  checking: 'Vérification…',
  sending: 'Progression de l’importation',
  sent: '%{percent} importés',
  finishing: 'Finalisation…',
  done: 'Fichier importé. Fichiers : %{count} sur %{most}.',
  deleted: 'Fichier supprimé. Fichiers : %{count} sur %{most}.',
  canceled: 'Importation annulée. Le fichier n’a pas été ajouté.',
  again: 'Réessayer',
  file: 'Fichier %{place} sur %{count}',
  video: '%{name} (vidéo)',
  text: '%{name} importé',
  noPreview: '%{name} (aucun aperçu)',
  delete: 'Supprimer',
  problem: {
    type: 'Ce type de fichier n’est pas pris en charge. Utilisez : %{types}.',
    heic: 'C’est une photo d’iPhone (HEIC), que les navigateurs n’affichent pas. Exportez-la en JPEG, ou réglez l’appareil photo sur « Le plus compatible », puis choisissez-la de nouveau.',
    empty: 'Ce fichier est vide. Choisissez-en un autre.',
    tooLarge: 'Ce fichier est trop volumineux : %{size}. La limite est de %{most}.',
    disguised: 'Ce fichier est endommagé ou n’est pas vraiment du %{promised}. Choisissez-en un autre.',
    misnamed:
      'Ce fichier est du %{actual}, pas du %{promised}. Renommez-le pour qu’il se termine par .%{extension}, puis choisissez-le de nouveau.',
    pixels: 'Cette image fait %{width} × %{height} pixels. Réduisez-la à %{most} mégapixels au maximum.',
    tooSmall: 'L’image fait %{width} × %{height} pixels. Choisissez-en une d’au moins %{least} × %{least}.',
    notSquare: 'L’image fait %{width} × %{height} pixels. Recadrez-la en carré, puis choisissez-la de nouveau.',
    unmeasured:
      'Impossible de lire la taille de l’image. Enregistrez-la de nouveau en PNG, puis choisissez-la de nouveau.',
    active: 'Ce SVG contient des scripts ou des liens. Enregistrez-le en SVG simple, puis choisissez-le de nouveau.',
    unreadable: 'Impossible de lire ce fichier. Il a peut-être été déplacé ou supprimé. Choisissez-le de nouveau.',
  },
  failed: {
    offline: 'Vous êtes hors ligne. Rien n’a été importé. Votre fichier est toujours sélectionné.',
    timeout: 'L’importation a pris trop de temps. Votre fichier est toujours sélectionné. Réessayez.',
    auth: 'Vous êtes déconnecté. Reconnectez-vous, puis réessayez. Votre fichier est toujours sélectionné.',
    forbidden:
      'Vous n’avez pas l’autorisation d’importer des fichiers. Adressez-vous au propriétaire de la boutique ou contactez l’assistance.',
    notFound: 'L’importation de fichiers n’est pas disponible pour cette boutique. Contactez l’assistance.',
    conflict: 'Impossible d’importer le fichier. Réessayez.',
    validation: 'Impossible d’importer le fichier. Réessayez ou choisissez-en un autre.',
    tooLarge: 'Ce fichier est trop volumineux pour être importé. Choisissez-en un plus petit.',
    tooMany: 'Trop d’importations. Patientez un instant, puis réessayez.',
    server: 'Un problème est survenu pendant l’importation. Votre fichier est toujours sélectionné. Réessayez.',
    badAnswer:
      'Nous avons reçu une réponse inattendue : le fichier n’a pas été ajouté. Vérifiez votre réseau, puis réessayez. Si le problème persiste, contactez l’assistance.',
    canceled: 'Importation annulée. Votre fichier est toujours sélectionné.',
  },
} satisfies Translation<typeof english>;
