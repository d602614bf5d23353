import { buildMailto } from '../../../lib/url/buildMailto';

interface DeveloperMail {
  subject: string;
  /** Where to paste the snippets. */
  intro: string;
  snippets: readonly { title: string; file: string; code: string }[];
}

/** Returns a mailto URL without a recipient, for a mail with the snippets. */
export function buildDeveloperMailto({ subject, intro, snippets }: DeveloperMail): string {
  const parts = snippets.map(({ title, file, code }) => [title, file, code].filter((line) => line !== '').join('\r\n'));
  const body = [intro, ...parts].join('\r\n\r\n');
  return buildMailto({ subject, body });
}
