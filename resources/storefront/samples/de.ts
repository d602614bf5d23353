import type { SampleStore } from './sampleStore';

export const de: SampleStore = {
  locale: 'de',
  products: ['Leinenhemd', 'Steinzeugbecher', 'Merinomütze', 'Stofftasche', 'Bienenwachskerze', 'Wollsocken'],
  description: 'Gewaschenes Leinen, gerade geschnitten, mit Perlmuttknöpfen. Es wird mit jeder Wäsche weicher.',
  reviews: [
    {
      author: 'Maja R.',
      rating: 5,
      title: 'Mein Lieblingsstück in diesem Sommer',
      text: 'Leicht, gut genäht und passt genau. Ich habe gleich ein zweites in einer anderen Farbe bestellt.',
      reply: 'Danke, Maja. Das freut uns sehr.',
    },
    {
      author: 'Thomas K.',
      rating: 4,
      title: 'Gut, etwas lang',
      text: 'Schöner Stoff. Die Ärmel sind mir etwas zu lang, hochgekrempelt sieht es aber gut aus.',
      reply: '',
    },
    {
      author: 'Aylin B.',
      rating: 5,
      title: 'Nach zwei Tagen da',
      text: 'Genau wie auf den Bildern und ganz ohne Plastik verpackt.',
      reply: '',
    },
  ],
  questions: [
    {
      author: 'Leo',
      question: 'Darf es in den Wäschetrockner?',
      answer: 'Besser auf der Leine trocknen, dann braucht es kein Bügeleisen.',
    },
    { author: 'Nina', question: 'Kommt das blaue wieder?', answer: 'Ja, in etwa zwei Wochen.' },
  ],
  member: 'Maja',
};
