import type { messages as english } from '../../en/areas/points';
import type { Translation } from '../../translation';

/** Messages of the points dialog. */
export const messages = {
  title: 'Ajouter des points pour « %{title} »',
  titleMany: 'Ajouter des points pour %{smart_count} client |||| Ajouter des points pour %{smart_count} clients',
  points: 'Points',
  help: 'Saisissez un nombre entier.',
  adminNote: 'Note interne',
  adminNoteHelp: 'Visible dans l’activité du client, pendant 24 heures dans ce navigateur.',
  customerNote: 'Note pour le client',
  customerNoteHelp:
    'Visible par le client. Aucun e‑mail ne part d’ici : utilisez « Expliquer le solde » pour en écrire un.',
  balance: 'Solde : %{before} → %{after}',
  total: '%{total} point au total |||| %{total} points au total',
  totalWorth: '%{total} point en tout, soit environ %{money} |||| %{total} points en tout, soit environ %{money}',
  fault: {
    missing: 'Saisissez un nombre de points',
    notNumber: 'Saisissez un nombre entier sans séparateur, par exemple 250',
    zero: 'Saisissez un nombre autre que 0',
    negative: 'Saisissez un nombre supérieur à 0',
    fraction: 'Saisissez un nombre entier',
    tooLarge: 'Saisissez 1 000 000 000 points au maximum',
  },
  warning: {
    belowZero: 'Le solde passera sous zéro.',
    someBelowZero:
      'Le solde de %{count} client passera sous zéro. |||| Le solde de %{count} clients passera sous zéro.',
    maybeBelowZero: 'Le solde des clients qui ont moins de points passera sous zéro.',
    aboveLimit: 'Cela dépasse la limite de %{limit} points de votre boutique.',
  },
  limit: 'Limite de points',
  limitNow: 'Limite de points : %{limit}',
  limitDefault: 'Limite par défaut : %{limit} points.',
  limitHint:
    'Au-delà, vous êtes averti et, pour plusieurs clients, vous confirmez en saisissant le total. Laissez vide pour la limite par défaut de %{limit} points.',
  limitReset: 'La limite par défaut de %{limit} points s’applique',
  limitChange: 'Modifier la limite',
  limitLeave: 'Conserver la limite actuelle',
  limitSave: 'Enregistrer la limite',
  limitFailed: 'Impossible d’enregistrer la limite. %{reason} Vérifiez-la, puis réessayez.',
  limitUncertain:
    'Nous n’avons pas pu confirmer l’enregistrement de la limite. %{reason} Vous pouvez réessayer sans risque.',
  limitSaved: 'Limite fixée à %{limit} points',
  kept: 'Nous avons restauré votre saisie inachevée.',
  keptSent:
    'Nous avons restauré cette saisie. Elle a déjà été envoyée, et nous ne savons pas si elle est arrivée. Nous le vérifierons d’abord : rien ne sera ajouté ni retiré deux fois.',
  startOver: 'Recommencer',
  submit: 'Ajouter des points',
  deduct: 'Retirer des points',
  deduction: {
    title: 'Retirer des points à « %{title} »',
    titleMany: 'Retirer des points à %{smart_count} client |||| Retirer des points à %{smart_count} clients',
    failed: 'Impossible de retirer les points. %{reason} Vérifiez les informations et réessayez.',
    checking: 'Vérification du retrait des points…',
    unknown:
      '%{reason} Nous n’avons pas pu vérifier le solde. Patientez une minute, puis réessayez. Nous vérifierons d’abord, pour ne pas retirer les points deux fois.',
  },
  done: '%{points} point ajouté pour « %{title} » |||| %{points} points ajoutés pour « %{title} »',
  deducted: '%{points} point retiré à « %{title} » |||| %{points} points retirés à « %{title} »',
  failed: 'Impossible d’ajouter les points. %{reason} Vérifiez les informations, puis réessayez.',
  checking: 'Nous vérifions si les points ont été ajoutés…',
  notArrived:
    '%{reason} Le solde est toujours de %{balance}. Le traitement est peut-être encore en cours : patientez une minute, puis réessayez. Nous vérifierons d’abord.',
  unknown:
    '%{reason} Nous n’avons pas pu vérifier le solde. Patientez une minute, puis réessayez. Nous vérifierons d’abord, pour ne pas ajouter les points deux fois.',
} satisfies Translation<typeof english>;
