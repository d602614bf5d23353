import { useState } from 'react';
import { readTab, writeTab } from '../lib/tabStorage';
import { useShop } from './shop';

/** A text that survives a reload of the tab, for this user and shop; kept until it is set to ''. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `draft.${useShop().preferencesKey}.${name}`;
  const [text, setText] = useState(() => readTab(key) ?? '');
  const change = (next: string) => {
    setText(next);
    writeTab(key, next);
  };
  return [text, change];
}
