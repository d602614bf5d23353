/** Messages of the setup help page. */
export const messages = {
  subtitle: 'Notre équipe met le module en place dans votre boutique pour vous.',
  pending: 'Votre demande est chez notre équipe',
  pendingText:
    'Nous avons reçu votre demande pour %{site}. Nous vous écrivons avant de modifier quoi que ce soit de visible pour vos clients.',
  none: 'Faites-le mettre en place',
  noneText:
    'Demandez-le-nous, et notre équipe met tout en place dans %{site}. Cela prend en général une à deux heures, un jour au plus.',
  steps: 'Déroulement',
  step1: 'Nous examinons votre boutique, son thème et ses langues.',
  step2: 'Nous mettons en place les widgets et votre programme de fidélité avec vous.',
  step3: 'Vous vérifiez le tout et décidez de la mise en ligne.',
  request: 'Demander de l’aide',
  cancel: 'Annuler la demande',
  requested: 'Demande d’aide envoyée.',
  cancelled: 'Demande d’aide annulée.',
  requestFailed: 'La demande n’a pas pu être envoyée. %{reason}',
  cancelFailed: 'La demande n’a pas pu être annulée. %{reason}',
  contact: 'Contacter l’assistance',
  status: 'Statut',
  statusPending: 'Demandée',
  statusNone: 'Non demandée',
};
