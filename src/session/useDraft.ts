import { useState } from 'react';
import { readTab, writeTab } from '../lib/tabStorage';
import { useSite } from './useSite';

/** A text that survives a reload of the tab, for this user and shop; kept until it is set to ''. */
export function useDraft(name: string): [string, (text: string) => void] {
  const { site, userId } = useSite();
  const key = `draft.${userId ?? ''}.${site._id}.${name}`;
  const [text, setText] = useState(() => readTab(key) ?? '');
  const change = (next: string) => {
    setText(next);
    writeTab(key, next);
  };
  return [text, change];
}
