/** Messages of create forms. */
export const messages = {
  unsaved: {
    title: 'Quitter avant l’ajout ?',
    text: 'Votre saisie n’a pas été envoyée. Elle est conservée jusqu’à ce que vous fermiez cet onglet ou vous déconnectiez, et vous sera proposée à votre retour.',
    stay: 'Rester ici',
    leave: 'Quitter',
  },
  submit: 'Ajouter',
  missing: 'Manque encore : %{fields}.',
  busy: 'Un fichier est encore en cours d’envoi.',
  restored: 'Votre saisie précédente est de nouveau là.',
  discard: 'Abandonner le brouillon',
  fault: {
    required: 'Veuillez renseigner ce champ.',
    number: 'Veuillez saisir un nombre.',
    invalid: 'Veuillez vérifier cette valeur.',
    too_long: 'C’est trop long.',
    too_short: 'C’est trop court.',
    not_found: 'Cet élément n’existe plus. Veuillez en choisir un autre.',
    taken: 'C’est déjà pris.',
    future: 'C’est dans le futur.',
  },
  failed: 'Rien n’a été ajouté. Votre saisie est toujours là. Modifiez-la si nécessaire, puis réessayez.',
  uncertain: 'Il n’est pas certain que l’ajout ait eu lieu. Votre saisie est toujours là.',
  otherField: '%{field} : %{text}',
  done: 'Ajout effectué : %{name}.',
};
