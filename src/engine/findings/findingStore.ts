import type { WriteFinding } from '../../../dataProvider/writes/withProof';
import { createStore, type Store } from '../../lib/createStore';

/** Findings of the store's creations that aren't shown yet. */
export interface FindingStore extends Pick<Store<readonly WriteFinding[]>, 'get' | 'subscribe'> {
  add(finding: WriteFinding): void;
  /** To be called when they are shown. */
  clear(): void;
}

export function createFindingStore(): FindingStore {
  const { get, set, subscribe } = createStore<readonly WriteFinding[]>([]);
  return { get, subscribe, add: (finding) => set([...get(), finding]), clear: () => set([]) };
}
