import type { SampleStore } from './sampleStore';

export const fr: SampleStore = {
  locale: 'fr',
  products: [
    'Chemise en lin',
    'Tasse en grès',
    'Bonnet en mérinos',
    'Cabas en toile',
    'Bougie en cire',
    'Chaussettes en laine',
  ],
  description: 'Lin lavé, coupe droite, boutons en nacre. Elle s’adoucit à chaque lavage.',
  reviews: [
    {
      author: 'Maya R.',
      rating: 5,
      title: 'Ma préférée cet été',
      text: 'Légère, bien cousue et taille juste. J’en ai commandé une deuxième dans une autre couleur.',
      reply: 'Merci Maya, cela nous fait très plaisir.',
    },
    {
      author: 'Thomas K.',
      rating: 4,
      title: 'Bien, un peu longue',
      text: 'Très belle matière. Les manches sont un peu longues pour moi, mais retroussées c’est parfait.',
      reply: '',
    },
    {
      author: 'Aïcha B.',
      rating: 5,
      title: 'Reçue en deux jours',
      text: 'Exactement comme sur les photos, et emballée sans plastique.',
      reply: '',
    },
  ],
  questions: [
    {
      author: 'Léo',
      question: 'Passe-t-elle au sèche-linge ?',
      answer: 'Mieux vaut la suspendre : elle n’a alors pas besoin de repassage.',
    },
    { author: 'Nina', question: 'La bleue va-t-elle revenir ?', answer: 'Oui, dans environ deux semaines.' },
  ],
  member: 'Maya',
};
