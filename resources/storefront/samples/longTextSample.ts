import type { SampleStore } from './sampleStore';

/** Stress-test content: long unbreakable words, long names, many lines. */
export const longTextSample: SampleStore = {
  locale: 'de',
  products: [
    'Wasserdichte Outdoor-Regenschutzjacke mit abnehmbarer Kapuzenverlängerung',
    'Hochgeschwindigkeitskaffeezubereitungsmaschine',
    'Kindersicherheitsgurtverlängerungsadapter',
    'Sonnenschutzmarkisenbefestigungsset',
    'Nahrungsergänzungsmittelvorratsdose',
    'Baumwollspannbettlakengarnitur',
  ],
  description:
    'Atmungsaktives Dreilagenlaminat mit wasserabweisender Oberflächenbeschichtung, verstellbaren Ärmelbündchen und Unterarmbelüftungsreißverschlüssen.',
  reviews: [
    {
      author: 'Friederike Wilhelmina von Hohenstein-Schwarzenberg',
      rating: 5,
      title: 'Außerordentlich empfehlenswertes Herbstspaziergangsbekleidungsstück',
      text: 'Trotz mehrstündiger Starkregenwanderung vollkommen trocken geblieben. Die Kapuzenverlängerung lässt sich unkompliziert abnehmen, und selbst die Rucksacktrageriemen hinterlassen keine Scheuerstellen. '.repeat(
        2,
      ),
      reply: 'Herzlichen Dank für die ausführliche Produkterfahrungsschilderung! Wir freuen uns außerordentlich.',
    },
    {
      author: 'anonymous_reviewer_0123456789_with_a_very_long_name',
      rating: 3,
      title: 'Lieferverzögerungsbenachrichtigungen',
      text: 'Zwischenzeitlich unterschiedliche Sendungsverfolgungsinformationen: https://example.org/sendungsverfolgung/0123456789012345678901234567890123456789',
      reply: '',
    },
  ],
  questions: [
    {
      author: 'Maximiliane Theodora',
      question:
        'Ist die Oberflächenbeschichtung nach mehrmaligem Feinwaschprogrammdurchlauf weiterhin wasserabweisend, oder muss eine Nachimprägnierung vorgenommen werden?',
      answer:
        'Nach ungefähr fünfzehn Waschgängen empfehlen wir eine Nachimprägnierung mit einem fluorcarbonfreien Imprägnierungsmittel.',
    },
  ],
  member: 'Friederike Wilhelmina',
};
