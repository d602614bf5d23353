/** Words of the dialogs that ask before something is done with a record. */
export const words = {
  removeTitle: 'Supprimer « %{title} » ?',
  removeText: 'La suppression dans %{site} est immédiate et définitive.',
  removeSubmit: 'Supprimer',
  choose: '%{action} : « %{title} »',
  now: '%{label} actuel : %{value}',
  same: 'C’est déjà le cas.',
};
