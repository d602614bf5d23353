interface Mail {
  /** Address; '' for a mail without a recipient. */
  to?: string;
  subject?: string;
  body?: string;
}

/**
 * Builds a mailto URL. The address is encoded: otherwise it could add recipients and a text to the mail, as in
 * `kim@shop.example?bcc=…`.
 */
export function buildMailto({ to = '', subject, body }: Mail): string {
  const headers = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encode(text)}`],
  );
  // An unencoded comma would separate two addresses.
  const address = encode(to.trim()).replace('%40', '@');
  return `mailto:${address}${headers.length > 0 ? `?${headers.join('&')}` : ''}`;
}

/** Lone surrogates can't be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
