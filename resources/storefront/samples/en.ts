import type { SampleStore } from './sampleStore';

export const en: SampleStore = {
  locale: 'en',
  products: ['Linen shirt', 'Stoneware mug', 'Merino beanie', 'Canvas tote bag', 'Beeswax candle', 'Wool socks'],
  description: 'Washed linen with a straight cut and shell buttons. It gets softer with every wash.',
  reviews: [
    {
      author: 'Maya R.',
      rating: 5,
      title: 'My favorite this summer',
      text: 'Light, well made, and true to size. I’ve already ordered a second one in another color.',
      reply: 'Thank you, Maya. You made our day!',
    },
    {
      author: 'Tom K.',
      rating: 4,
      title: 'Good, a little long',
      text: 'Lovely fabric. The sleeves are a little long on me, but they look great rolled up.',
      reply: '',
    },
    {
      author: 'Aisha B.',
      rating: 5,
      title: 'Arrived within two days',
      text: 'Exactly like the photos, and no plastic packaging.',
      reply: '',
    },
  ],
  questions: [
    {
      author: 'Leo',
      question: 'Can it go in the dryer?',
      answer: 'We recommend hanging it to dry. Then it won’t need ironing.',
    },
    { author: 'Nina', question: 'Will the blue one come back?', answer: 'Yes, in about two weeks.' },
  ],
  member: 'Maya',
};
