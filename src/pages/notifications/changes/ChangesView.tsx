import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui/EmptyState';
import { Sheet } from '../../../ui/Sheet';
import { isSameText } from '../save/saveTemplate';
import type { TemplateDesk } from '../save/useTemplateDesk';
import styles from './ChangesView.module.css';
import { differences } from './differences';

/** What the e-mail says otherwise than the provider's own does. */
export default function ChangesView({ desk }: { desk: TemplateDesk }) {
  const translate = useTranslate();
  const { defaults } = desk;
  const value = useDeferredValue(desk.edited.value);
  if (!defaults) {
    return (
      <EmptyState
        title={translate('templateEditor.changes.unknown')}
        text={translate('templateEditor.changes.unknownText')}
      />
    );
  }
  if (isSameText(value, defaults)) return <EmptyState title={translate('templateEditor.changes.none')} />;
  return (
    <div className={styles.changes}>
      <Text title={translate('templateEditor.subject')} before={defaults.subject} after={value.subject} />
      <Text title={translate('templateEditor.source')} before={defaults.html} after={value.html} />
    </div>
  );
}

function Text({ title, before, after }: { title: string; before: string; after: string }) {
  const parts = useMemo(() => differences(before, after), [before, after]);
  if (before === after) return null;
  return (
    <Sheet title={title}>
      <pre dir="ltr" className={styles.text}>
        {parts.map(({ kind, text }, n) => {
          if (kind === 'same') return text;
          const Tag = kind === 'added' ? 'ins' : 'del';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
            <Tag key={n} className={styles[kind]}>
              {text}
            </Tag>
          );
        })}
      </pre>
    </Sheet>
  );
}
