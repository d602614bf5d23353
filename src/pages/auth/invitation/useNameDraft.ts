import { useState } from 'react';
import { getVisitItem, setVisitItem } from '../../../lib/storage/visitStorage';

/** The typed name, which survives a reload. The password is never stored. */
export function useNameDraft(): [string, (name: string) => void] {
  const [name, setName] = useState(() => getVisitItem('invitationName'));
  const change = (next: string) => {
    setName(next);
    setVisitItem('invitationName', next);
  };
  return [name, change];
}
