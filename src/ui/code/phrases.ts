import type { Say } from './parseProblems';

/** The words of CodeMirror, by what it calls them, in ours. */
export function phrases(say: Say): Record<string, string> {
  return {
    Find: say('find.find'),
    Replace: say('find.replace'),
    next: say('find.next'),
    previous: say('find.previous'),
    all: say('find.all'),
    'match case': say('find.matchCase'),
    'by word': say('find.wholeWord'),
    regexp: say('find.regexp'),
    replace: say('find.replaceOne'),
    'replace all': say('find.replaceAll'),
    close: say('find.close'),
    Completions: say('find.completions'),
    Diagnostics: say('problems'),
  };
}
