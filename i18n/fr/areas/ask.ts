/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'Supprimer « %{title} » ?',
  removeText: 'La suppression dans %{site} est immédiate et définitive.',
  removeSubmit: 'Supprimer',
  choose: '%{action} : « %{title} »',
  now: '%{label} actuel : %{value}',
  same: 'C’est déjà le cas.',
};
