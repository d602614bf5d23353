import '../../i18n/en/areas/signOut';
import { useTranslate } from 'ra-core';
import type { UnsentWork } from '../engine/drafts/findUnsentWork';

/** Says what a sign-out would delete. */
export function UnsentWorkList({ work }: { work: readonly UnsentWork[] }) {
  const translate = useTranslate();
  return (
    <>
      <p>{translate('signOut.text')}</p>
      <ul>
        {work.map((item) => (
          <li key={item.kind}>
            {item.kind === 'drafts'
              ? translate('signOut.drafts', { smart_count: item.count })
              : translate(`signOut.${item.kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
