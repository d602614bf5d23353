import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useSearchParams } from 'react-router';
import { TabBar } from '../../../ui/TabBar';
import { type View, views } from './useJumps';

/** The ways to see the text: as blocks, as HTML, and beside the provider's own. */
export const ViewTabs = memo(function ViewTabs({ view }: { view: View }) {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const searchOf = (one: View) => {
    const next = new URLSearchParams(address);
    if (one === 'visual') next.delete('view');
    else next.set('view', one);
    return `?${next}`;
  };
  return (
    <TabBar
      label={translate('templateEditor.views.label')}
      tabs={views.map((one) => ({
        key: one,
        label: translate(`templateEditor.views.${one}`),
        to: { search: searchOf(one) },
        current: one === view,
      }))}
    />
  );
});
