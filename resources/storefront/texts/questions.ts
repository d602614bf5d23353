import { count, say } from '../shopperTextShape';

/** Questions and answers of a product. */
export const questions = {
  'questions.count': count('questions', 24),
  'questions.title': say('Questions and answers', 40),
  'questions.noneYet': say('No questions yet', 40),
  'questions.ask': say('Ask a question', 28),
  'questions.search': say('Search questions', 32),
  'questions.answer': say('Answer', 20),
  'questions.answeredBy': say('Answered by {{shop}}', 60),
  'questions.yourQuestion': say('Your question', 28),
  'questions.send': say('Send question', 24),
  'questions.thanks': say('Thank you! We answer by e-mail.', 100),
  'questions.showMore': say('Show more questions', 32),
} as const;
