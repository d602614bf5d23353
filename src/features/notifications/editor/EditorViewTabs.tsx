import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useSearchParams } from 'react-router';
import { TabBar } from '../../../ui/navigation/TabBar';
import { type EditorView, editorViews } from './useEditorNavigation';

/** Tabs for the views of the text: blocks, HTML, and changes from the default. */
export const EditorViewTabs = memo(function EditorViewTabs({ view }: { view: EditorView }) {
  const translate = useTranslate();
  const [searchParams] = useSearchParams();
  const buildSearch = (value: EditorView) => {
    const next = new URLSearchParams(searchParams);
    if (value === 'visual') next.delete('view');
    else next.set('view', value);
    return `?${next}`;
  };
  return (
    <TabBar
      label={translate('templateEditor.views.label')}
      tabs={editorViews.map((item) => ({
        key: item,
        label: translate(`templateEditor.views.${item}`),
        to: { search: buildSearch(item) },
        current: item === view,
      }))}
    />
  );
});
