import type { messages as english } from '../../en/areas/findings';
import type { Translation } from '../../translation';

/** What creations have found: by resource, or else of any record. Those of a bulk run start with `run`. */
export const messages = {
  checkAgain: 'Vérifier à nouveau',
  record: {
    repeated: '%{name} : %{smart_count} ajout. |||| %{name} : %{smart_count} ajouts, alors qu’un seul a été envoyé.',
    correct: 'En garder un, supprimer le reste',
    corrected: '%{name} : il n’en reste qu’un.',
    correctionFailed: '%{name} : impossible de supprimer les ajouts en trop. %{reason}',
    unchecked:
      '%{name} : l’ajout est fait, mais nous n’avons pas pu confirmer qu’il n’a été fait qu’une fois. %{reason}',
    checked: '%{name} : un seul ajout.',
    correctionUncertain:
      '%{name} : nous n’avons pas pu confirmer que les ajouts en trop ont été annulés. Vous pouvez réessayer sans risque.',
  },
  points: {
    repeated:
      '« %{title} » : l’activité montre ces %{points} points %{smart_count} fois. Le solde est de %{balance} au lieu de %{expected}. |||| « %{title} » : l’activité montre ces %{points} points %{smart_count} fois. Le solde est de %{balance} au lieu de %{expected}.',
    mismatch:
      '« %{title} » : les points sont confirmés, mais le solde est de %{balance} au lieu de %{expected}. Vérifiez l’activité.',
    open: 'Ouvrir le client',
    correct: 'Retirer %{excess} points',
    correctUp: 'Rendre %{excess} points',
    corrected: '« %{title} » : %{excess} points corrigés',
    correctionUncertain:
      '« %{title} » : nous n’avons pas pu confirmer la correction des points. Vous pouvez réessayer sans risque.',
    correctionFailed: '« %{title} » : les points n’ont pas été corrigés. %{reason}',
    runRepeated:
      'Appliqué %{smart_count} fois. Le solde est de %{balance} au lieu de %{expected}. Réessayez pour corriger. |||| Appliqué %{smart_count} fois. Le solde est de %{balance} au lieu de %{expected}. Réessayez pour corriger.',
    runMismatch: 'Confirmés, mais le solde est de %{balance} au lieu de %{expected}. Vérifiez l’activité.',
  },
  managers: { named: 'Invitation à %{own}' },
  programs: { named: '%{own}' },
  vouchers: {
    name: 'Bon d’achat pour « %{title} »',
    named: 'Bon d’achat %{own} pour « %{title} »',
    repeated:
      '« %{title} » : %{smart_count} bon ajouté, alors qu’un seul a été envoyé. En trop : %{extra}. |||| « %{title} » : %{smart_count} bons ajoutés, alors qu’un seul a été envoyé. En trop : %{extra}.',
    correct: 'Refuser ce qui est en trop',
    corrected: '« %{title} » : bon %{extra} refusé',
    correctionFailed: '« %{title} » : impossible de refuser le bon %{extra}. %{reason}',
    runRepeated:
      'Ajouté %{smart_count} fois. En trop : %{extra}. Réessayez pour refuser ce qui est en trop. |||| Ajouté %{smart_count} fois. En trop : %{extra}. Réessayez pour refuser ce qui est en trop.',
  },
} satisfies Translation<typeof english>;
