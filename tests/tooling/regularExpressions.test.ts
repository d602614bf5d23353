import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { isFullRun, isInTurn } from '../support/fullRun.ts';

const root = resolve(__dirname, '../..');

// The package's native programs are faster, but there are none for some platforms.
process.env['RECHECK_BACKEND'] = 'pure';

/** A regular expression of the code. */
interface Pattern {
  /** 'src/lib/email.ts: /@/'. */
  place: string;
  source: string;
  flags: string;
}

/** Patterns that need more time than a text is long, but never see a long one. */
const boundedByCaller = new Set([
  // CodeMirror matches the 250 characters before the cursor.
  'src/ui/code/extensions.ts: /\\.?-{0,2}[A-Za-z_][\\w-]*$|\\.$/',
]);

/** Patterns with look-around or back-references, which the analysis can't decide. Each has been read. */
const reviewed = [
  'dataProvider/parse/sanitizeServerText.ts: /<(script|style)\\b.*?(?:<\\/\\1\\s*>|$)/gis',
  'resources/config/configShape.ts: /^[\\s,]*(#?[\\p{L}\\p{M}\\p{N}_]+(?=[\\s,#]|$)[\\s,]*)*$/u',
  'src/engine/flags/textRules.ts: /(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,4}/gu',
  'src/engine/flags/textRules.ts: /(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}\\s?[([{]\\s?at\\s?[)\\]}]\\s?[\\p{L}\\p{N}-]{1,63}(?:\\s?(?:\\.|[([{]\\s?dot\\s?[)\\]}]|\\bdot\\b)\\s?[\\p{L}\\p{N}-]{2,63}){1,3}/giu',
  'src/engine/flags/textRules.ts: /(?<![\\p{L}\\p{N}._%+@/-])@[a-z][a-z0-9._]{2,30}(?![\\p{L}\\p{N}@])/giu',
  `src/engine/flags/textRules.ts: /(?<![\\p{L}\\p{N}.,'/])(?:\\+|\\()?\\p{Nd}(?:[\\s.()/-]{0,2}\\p{Nd}){6,16}(?![\\p{L}\\p{N}])(?!["'”″%€$£])/gu`,
  'src/engine/listState/pageFilters.ts: /^(?=.*\\d)(\\d{0,9})\\.\\.(\\d{0,9})$/',
  'src/engine/listState/pageFilters.ts: /^(?=.*\\d)[\\d-]*\\.\\.[\\d-]*$/',
  'src/lib/csv/columnContents.ts: /^(?=.*\\d)(?:[^\\s-]+[ -]){1,5}(?:19|20)\\d\\d\\b.{0,16}$/',
  'src/lib/csv/recordReader.ts: /, +(?![-+]?\\d[\\d.:/-]* *(?:[,\\r\\n]|$)|[^ ,\\r\\n]+@)[^ ,\\r\\n]/',
  'src/lib/csv/recordReader.ts: /; +(?![-+]?\\d[\\d.,:/-]* *(?:[;\\r\\n]|$)|[^ ;\\r\\n]+@)[^ ;\\r\\n]/',
  'src/lib/email.ts: /^\\(([^()]*)\\)$|(?<=\\S)\\s+\\([^()]*\\)$/',
  "src/lib/format/amount.ts: /^[+-]?[1-9]\\d{0,2}([\\s'’٬.,])\\d{3}(?:\\1\\d{3})*(?!\\1)(?:[.,]\\d+)?$/",
  'src/lib/format/text.ts: /\\s+|\\S{1,200}(?:\\p{M}|\\u200D|(?<=\\u200D)\\S)*/gu',
  'src/lib/url/parseStoreAddress.ts: /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?=[^.]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/',
  `src/features/imports/check/checkCell.ts: /^[1-9]\\d{14}0{3,}$|^[1-9]\\d{0,2}(?:([,.' \\u00a0\\u202f])\\d{3})(?:\\1\\d{3})+$|^(?:\\d{1,2}-[A-Z][a-z]{2}(?:-\\d\\d)?|[A-Z][a-z]{2}-\\d\\d)$/`,
  'src/features/imports/check/readCountry.ts: /[()]+| [-–] |(?<=^[A-Z]{2}) /',
  'src/features/notifications/blocks/toBlock.ts: /((?:^|;)\\s*(?:line-)?height\\s*:\\s*)(\\d+)(?=px)/gi',
  'src/features/notifications/markup/richText.ts: /^\\*\\*(?=[^\\s*])((?:\\\\.|[^*\\\\\\n])+?)(?<=\\S)\\*\\*/',
  'src/features/notifications/markup/richText.ts: /^\\*(?=[^\\s*])((?:\\\\.|[^*\\\\\\n])+?)(?<=\\S)\\*/',
  'src/features/notifications/markup/richText.ts: /^\\[(?=[^\\s\\]])((?:\\\\.|[^[\\]\\\\\\n])+?)(?<=\\S)\\]\\(([^()\\s]*)\\)/',
  'src/ui/preview/safeTemplate.ts: /(?<=[\\s"\'])style(?=\\s*=)/gi',
  'src/ui/upload/fileTypes.ts: /^\\s*(?:<\\?xml[^>]*>\\s*)?(?:<!--(?:[^-]|-(?!->))*-->\\s*|<!doctype svg[^>[]*(?:\\[[^\\]]*\\]\\s*)?>\\s*)*<svg[\\s>/]/i',
];

/** Files that build patterns at run time, which the analysis can't read. */
const computed = [
  // Patterns of rules that a test or a developer sends.
  'mock-server/controls/failureRules.ts',
  // A literal with other flags or groups.
  'src/features/locale/table/TextLine.tsx',
  // Tags by their name, each of which ends before the next one, and attributes by theirs.
  'src/lib/csv/readWorkbook.ts',
  // Quoted fields by their delimiter. A quoted field is read from its separator to its closing quote, once.
  'src/lib/csv/recordReader.ts',
  // Literals with other flags or groups.
  'src/lib/html.ts',
  // An attribute of a tag, in which quotes are balanced.
  'src/ui/upload/pixelSize.ts',
];

/** Regular expressions of the code that meets texts of others: the console, its clients, and the servers. */
function readPatterns(): { literals: Pattern[]; calls: Set<string> } {
  const files = ['src', 'dataProvider', 'resources', 'i18n', 'mock-server', 'scripts/serve'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.split(sep).join('/')}`),
  );
  const literals: Pattern[] = [];
  const calls = new Set<string>();
  for (const file of files.sort()) {
    const code = readFileSync(resolve(root, file), 'utf8');
    const addCall = ({ callee }: { callee: { start: number; end: number } }) => {
      if (code.slice(callee.start, callee.end) === 'RegExp') calls.add(file);
    };
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        literals.push({ place: `${file}: /${source}/${flags}`, source, flags });
      },
      NewExpression: addCall,
      CallExpression: addCall,
    }).visit(parseSync(file, code).program);
  }
  return { literals, calls };
}

/** Files of the last commits, whose patterns are always analyzed: an analysis takes up to a third of a second. */
function findChangedFiles(): readonly string[] {
  const { stdout } = spawnSync('git', ['log', '-20', '--name-only', '--format='], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((name) => /\.tsx?$/.test(name));
}

const LIMIT_MS = isFullRun ? 30_000 : 300;

type Verdict = 'linear' | 'slow' | 'unsupported';

const isUndecidable = (source: string) => /[*+]|\{\d+,\}/.test(source) && /\(\?<?[=!]|\\[1-9]/.test(source);

/** Decides by its automaton whether some text takes more than linear time. One that takes too long counts as linear. */
function analyze(source: string, flags: string, timeout = LIMIT_MS): Verdict {
  if (!/[*+]|\{\d+,\}/.test(source)) return 'linear';
  if (isUndecidable(source)) return 'unsupported';
  return checkSync(source, flags, { checker: 'automaton', timeout }).status === 'vulnerable' ? 'slow' : 'linear';
}

describe('regular expressions', () => {
  const { literals, calls } = readPatterns();

  it('finds the patterns of the code', () => {
    expect(literals.length).toBeGreaterThan(300);
    expect(analyze('\\s+$', '', 30_000)).toBe('slow');
    expect(analyze('^\\s+$', '', 30_000)).toBe('linear');
  }, 60_000);

  it('take time in proportion to the text', () => {
    const changed = findChangedFiles();
    const isInRun = ({ place, source }: Pattern, index: number) =>
      isUndecidable(source) || changed.some((file) => place.startsWith(`${file}:`)) || isInTurn(index, 4);
    const analyzed = literals.filter(isInRun);
    const verdicts = analyzed.map(({ place, source, flags }) => ({ place, verdict: analyze(source, flags) }));
    const places = (wanted: Verdict) => verdicts.filter(({ verdict }) => verdict === wanted).map(({ place }) => place);
    expect(places('slow').filter((place) => !boundedByCaller.has(place))).toEqual([]);
    expect(places('unsupported').sort()).toEqual(reviewed.toSorted());
  }, 600_000);

  it('are literals, which can be analyzed', () => {
    expect([...calls]).toEqual(computed);
  });
});
