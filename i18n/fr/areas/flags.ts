import type { messages as english } from '../../en/areas/flags';
import type { Translation } from '../../translation';

/** Messages of moderation flags. */
export const messages = {
  similar: {
    title: 'Texte similaire',
    this: 'Celui-ci',
    same: '%{share} identique',
  },
  rule: {
    link: 'Contient un lien',
    contact: 'Contient des coordonnées',
    shouting: 'Tout en majuscules',
    sameText: 'Texte en double',
    sameAddress: 'Plusieurs depuis la même adresse IP',
    otherCountry: 'Pays inhabituel',
    hidden: 'Masqué : %{reason}',
  },
  explain: {
    link: 'Le texte contient une adresse web : « %{passage} »',
    contact: 'Le texte contient une adresse e‑mail, un numéro de téléphone ou un nom de compte : « %{passage} »',
    shouting: 'Une grande partie du texte est en majuscules : « %{passage} »',
    sameText:
      '%{smart_count} autre élément de cette partie de la liste a le même texte. |||| %{smart_count} autres éléments de cette partie de la liste ont le même texte.',
    sameAddress: '%{count} éléments sur les %{total} de cette partie de la liste viennent de %{address}.',
    otherCountry:
      'Parmi les %{total} éléments de cette partie de la liste dont le pays est connu, %{count} viennent du même pays : %{country}. Pays de celui-ci : %{own}.',
    hidden: 'Laissé masqué dans ce navigateur uniquement. Le publier le montre aux clients.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    explain: {
      sameText:
        '%{smart_count} autre élément en attente a le même texte. |||| %{smart_count} autres éléments en attente ont le même texte.',
      sameAddress: '%{count} éléments sur les %{total} en attente viennent de %{address}.',
      otherCountry:
        'Parmi les %{total} éléments en attente dont le pays est connu, %{count} viennent du même pays : %{country}. Pays de celui-ci : %{own}.',
    },
  },
} satisfies Translation<typeof english>;
