import type { messages as english } from '../../en/areas/otherWidgets';
import type { Translation } from '../../translation';

/** Messages of the page of other widgets. */
export const messages = {
  subtitle: 'Tous les widgets de votre boutique : à quoi ils servent et si vos clients les voient.',
  list: {
    title: 'Vos autres widgets',
    none: 'Ajoutez un widget ci-dessous ou importez-en un depuis un fichier.',
  },
  types: {
    PointsBanner: {
      name: 'Bandeau de points',
      purpose:
        'Une barre au bord de chaque page : les membres y voient leurs points, les visiteurs sont invités à s’inscrire',
    },
    ProductPoints: {
      name: 'Points par produit',
      purpose: 'Le nombre de points que rapporte un achat, sur les pages produit',
    },
    ReferralBlock: {
      name: 'Bloc de parrainage',
      purpose: 'Invite les clients à parrainer un ami avec leur propre lien',
    },
    FeaturedReviews: {
      name: 'Avis mis en avant',
      purpose: 'Des avis sur toute votre boutique, pour la page d’accueil',
    },
    unknown: { purpose: 'Widget personnalisé, modifié en JSON' },
  },
  add: {
    title: 'Ajouter un widget',
    text: 'Un nouveau widget reste inactif jusqu’à ce que vous l’activiez.',
    button: 'Ajouter',
    named: 'Ajouter : %{name}',
    done: '« %{name} » ajouté. Il est inactif pour l’instant.',
    failed: 'Impossible d’ajouter « %{name} ».',
  },
  custom: {
    name: 'Widget personnalisé',
    purpose: 'Un type fourni par votre thème ou un développeur',
    title: 'Ajouter un widget personnalisé',
    type: 'Type',
    typeHelp: 'Le nom que votre thème ou votre développeur donne au widget, par exemple CountdownBanner.',
    submit: 'Ajouter le widget',
    issues: {
      missing: 'Saisissez le type',
      hasOwnPage: 'Ce widget a sa propre page. Configurez-le sur celle-ci.',
    },
  },
  duplicate: 'Dupliquer',
  duplicateFailed: 'Impossible de dupliquer « %{name} ». %{reason}',
  copyName: '%{name} (copie)',
  export: 'Exporter sous forme de fichier',
  moreNamed: 'Autres actions pour « %{name} »',
  import: {
    button: 'Importer un widget',
    title: 'Importer un widget',
    text: 'Choisissez un fichier exporté ici ou dans une autre boutique. Le widget est ajouté comme nouveau et reste inactif jusqu’à ce que vous l’activiez.',
    choose: 'Fichier',
    file: 'Fichier',
    widget: 'Widget',
    type: 'Type',
    submit: 'Importer le widget',
    issues: {
      tooLarge: 'Le fichier est trop volumineux',
      unreadable: 'Impossible de lire le fichier',
      notJson: 'Le fichier n’est pas un JSON valide',
      notWidget: 'Le fichier ne contient aucun widget',
      hasOwnPage: 'Les widgets de ce type ont leur propre page et ne peuvent pas être importés',
    },
  },
  json: {
    title: 'Données',
    text: 'Il n’existe pas de formulaire pour ce type : ses données se modifient en JSON.',
    label: 'Données en JSON',
    help: 'Seul un JSON valide peut être publié. Votre thème décide du sens des valeurs.',
    issues: {
      notJson: 'Ce JSON n’est pas valide. Vérifiez les virgules, les guillemets et les accolades.',
      notJsonLine: 'Ce JSON n’est pas valide. Vérifiez les virgules, les guillemets et les accolades, ligne %{line}.',
      notObject: 'Commencez par { et terminez par }',
      tooLarge: '200 000 caractères au maximum',
    },
  },
  pages: {
    title: 'Widgets avec leur propre page',
    text: 'Chacun se configure sur sa propre page.',
    instagram: 'Vos publications Instagram en grille ou en carrousel',
    forms: '%{smart_count} formulaire, dont actifs : %{on} |||| %{smart_count} formulaires, dont actifs : %{on}',
    openForms: 'Ouvrir les formulaires',
  },
} satisfies Translation<typeof english>;
