import type { SampleStore } from './sampleStore';

export const en: SampleStore = {
  locale: 'en',
  products: ['Linen shirt', 'Stoneware mug', 'Merino beanie', 'Canvas tote bag', 'Beeswax candle', 'Wool socks'],
  description: 'Washed linen, cut straight, with buttons of shell. It grows softer with every wash.',
  reviews: [
    {
      author: 'Maya R.',
      rating: 5,
      title: 'My favourite this summer',
      text: 'Light, well sewn and true to size. I have ordered a second one in another colour.',
      reply: 'Thank you, Maya. That makes our day.',
    },
    {
      author: 'Tom K.',
      rating: 4,
      title: 'Good, a little long',
      text: 'Lovely material. The sleeves are a little long for me, but rolled up it looks fine.',
      reply: '',
    },
    {
      author: 'Aisha B.',
      rating: 5,
      title: 'Arrived within two days',
      text: 'Exactly as in the pictures, and packed without any plastic.',
      reply: '',
    },
  ],
  questions: [
    {
      author: 'Leo',
      question: 'Can it go into the tumble dryer?',
      answer: 'Better hang it up to dry. It needs no ironing then.',
    },
    { author: 'Nina', question: 'Will the blue one come back?', answer: 'Yes, in about two weeks.' },
  ],
  member: 'Maya',
};
