import type { messages as english } from '../../en/areas/listSearch';
import type { Translation } from '../../translation';

/** Messages of a list that is searched for a filter that the API doesn't have. */
export const messages = {
  read: 'فُحص %{read} من %{total}. النتائج: %{found}',
  readUncounted: 'فُحص %{read}. النتائج: %{found}',
  stop: 'إيقاف',
  rest: 'فحص الباقي',
} satisfies Translation<typeof english>;
