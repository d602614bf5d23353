/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'Supprimer « %{title} » ?',
  removeText: 'L’élément sera supprimé de %{site} immédiatement. Cette action est irréversible.',
  removeSubmit: 'Supprimer',
  choose: '%{action} : « %{title} »',
  now: '%{label} : valeur actuelle %{value}',
  same: 'C’est déjà la valeur actuelle.',
};
