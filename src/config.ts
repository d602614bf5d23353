/** Run-time configuration: `config.json` next to index.html, or the same JSON embedded in it. */
import * as z from 'zod/mini';
import { getBasePath, isBelowBasePath } from './boot/basePath.ts';

const blockId = 'console-config';

const webUrl = z.string().check(z.refine(isWebUrl, 'must be a URL that starts with https:// or http://'));

const platform = z.strictObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  signInUrl: webUrl,
  reviewUrl: webUrl,
  /** URL of an order, with the placeholders `{website}` and `{id}`. */
  orderUrl: z.optional(z.string()),
  /** Install page of the add-on on this platform. */
  installUrl: z.optional(webUrl),
});

/** An image or a font: a URL, or a path of the console's own host. */
const fileUrl = z.string().check(z.refine(isApiUrl, "must be a web address, or a path that begins with '/'"));

const hexColor = z.string().check(z.regex(/^#[\da-f]{6}$/i, "must be a color such as '#0b5d4e'"));

/** Value of `font-weight` in `@font-face`. */
const fontWeights = z.string().check(z.regex(/^\d{1,4}( \d{1,4})?$/));

const brand = z.strictObject({
  /** Replaces the product's name in titles. */
  name: z.optional(z.string().check(z.minLength(1))),
  /** Shown above the menu and on the sign-in page. */
  logo: z.optional(fileUrl),
  /** The logo on a dark background; `logo` by default. */
  logoDark: z.optional(fileUrl),
  /** Icon of the browser's tab. */
  icon: z.optional(fileUrl),
  /** Color of buttons and links. Shades that text needs are derived from it; without `accentDark`, also those of the dark scheme. */
  colors: z.optional(z.strictObject({ accent: hexColor, accentDark: z.optional(hexColor) })),
  /**
   * `src` is a font file of the console's own host, or several by the weights that each is for: `400 599` or `700`. Without
   * it, `family` is a font of the system.
   */
  font: z.optional(
    z.strictObject({
      family: z.string().check(z.regex(/^[\w -]+$/, 'must be the name of one font')),
      src: z.optional(
        z.union([fileUrl, z.record(fontWeights, fileUrl)], 'must be a font file, or font files by weight'),
      ),
    }),
  ),
});

/** What distinguishes a company's console from others. */
export type Brand = z.infer<typeof brand>;

const shape = z.strictObject({
  apiUrl: z.string().check(z.refine(isApiUrl, "must be a web address, or a path that begins with '/'")),
  mediaUrl: webUrl,
  /** Other hosts whose images and videos are shown, such as the platform's CDN. */
  mediaUrls: z.optional(z.array(webUrl)),
  uploadUrl: z.optional(webUrl),
  supportEmail: z.string().check(z.regex(/^\S[^\s@]*@\S[^\s.]*\.\S+$/, 'must be an email address')),
  termsUrl: webUrl,
  privacyUrl: webUrl,
  /** Page where a forgotten password is reset; without it, the sign-in page has no link. */
  forgotPasswordUrl: z.optional(webUrl),
  platforms: z.array(platform).check(z.minLength(1)),
  /** Path of the console, if it shares its host. */
  basePath: z.optional(z.string().check(z.regex(/^(\/[\w~-][\w.~-]*)+$/, "must be a path such as '/console'"))),
  systemAdminPath: z.string().check(z.regex(/^\/[a-z0-9-]+$/i, "must be one path segment, such as '/system'")),
  billingHidden: z.boolean(),
  brand: z.optional(brand),
});

/** The validated configuration. URLs are absolute and safe to follow. */
export type Config = z.infer<typeof shape>;

/** URLs of all hosts whose images and videos are shown. The first is the one that files are uploaded to. */
export const getMediaUrls = ({
  mediaUrl,
  mediaUrls = [],
}: Pick<Config, 'mediaUrl' | 'mediaUrls'>): readonly string[] => [mediaUrl, ...mediaUrls];

/** The configuration is missing or invalid; `message` lists each invalid key, for the operator. */
export class ConfigError extends Error {}

/**
 * Validates a configuration.
 * @throws ConfigError listing every invalid key
 */
export function parseConfig(raw: unknown): Config {
  const result = z.safeParse(shape, raw);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(formatIssue).join('\n'));
}

/**
 * Loads the configuration from the data block of the page if there is one, else from `config.json`.
 * @throws ConfigError if it can't be loaded or a key is invalid
 */
export async function loadConfig(): Promise<Config> {
  if (!isBelowBasePath()) throw new ConfigError(`basePath: the console is served below ${getBasePath()}/`);
  const block = document.getElementById(blockId)?.textContent;
  return parseConfig(parseJson(block ?? (await loadFile())));
}

async function loadFile(): Promise<string> {
  try {
    const response = await fetch(`${getBasePath()}/config.json`, { cache: 'no-store' });
    if (response.ok) return await response.text();
  } catch {
    // Handled below like a response that isn't ok.
  }
  throw new ConfigError('config.json couldn’t be loaded.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('config.json is not valid JSON.');
  }
}

function formatIssue(issue: z.core.$ZodIssue): string {
  const key = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => `${[key, name].filter(Boolean).join('.')}: unknown key`).join('\n');
  }
  return `${key || 'config.json'}: ${issue.code === 'custom' || issue.message !== 'Invalid input' ? issue.message : `must be ${getExpected(issue)}`}`;
}

function getExpected(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? `of type ${issue.expected}` : 'set';
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isApiUrl(text: string): boolean {
  return isWebUrl(text) || /^\/(?![/\\])/.test(text);
}
