import type { messages as english } from '../../en/areas/listFilters';
import type { Translation } from '../../translation';

/** Messages of filters. */
export const messages = {
  chip: '%{filter}: %{value}',
  any: 'الكل',
  since: 'من %{day}',
  searched: 'عوامل تصفية أخرى',
  least: '%{filter} من',
  most: '%{filter} إلى',
  notNumber: 'أدخل عددًا صحيحًا مثل 250. لم يُطبَّق هذا بعد.',
  until: 'حتى %{day}',
  between: 'من %{from} إلى %{to}',
} satisfies Translation<typeof english>;
