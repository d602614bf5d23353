import type { Say } from './parseProblems';

/** The words of CodeMirror, by what it calls them, in ours. */
export function phrases(say: Say): Record<string, string> {
  return {
    Find: say('code.find.find'),
    Replace: say('code.find.replace'),
    next: say('code.find.next'),
    previous: say('code.find.previous'),
    all: say('code.find.all'),
    'match case': say('code.find.matchCase'),
    'by word': say('code.find.wholeWord'),
    regexp: say('code.find.regexp'),
    replace: say('code.find.replaceOne'),
    'replace all': say('code.find.replaceAll'),
    close: say('code.find.close'),
    Completions: say('code.find.completions'),
    Diagnostics: say('code.problems'),
  };
}
