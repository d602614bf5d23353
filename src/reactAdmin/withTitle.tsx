import { type ComponentType, useCallback, useState } from 'react';
import { usePageTitle } from '../engine/shop/usePageTitle';
import styles from './withTitle.module.css';

/** Where react-admin's `<Title>` renders, which `<List>`, `<Edit>`, `<Show>` and `<Create>` contain. */
const titleId = 'react-admin-title';

/** Adds a heading to a page of an extension. It is shown if react-admin's `<Title>` fills it, and is the document title, too. */
export function withTitle(Page: ComponentType): ComponentType {
  return function TitledPage() {
    const [title, setTitle] = useState<string | null>(null);
    usePageTitle(title);
    const heading = useCallback((element: HTMLElement | null) => {
      if (!element) return;
      const read = () => setTitle(element.textContent || null);
      const observer = new MutationObserver(read);
      observer.observe(element, { childList: true, characterData: true, subtree: true });
      return () => observer.disconnect();
    }, []);
    return (
      <>
        {/* biome-ignore lint/a11y/useHeadingContent: react-admin's <Title> renders into it, and it is hidden without */}
        <h1 ref={heading} id={titleId} hidden={title === null} className={styles.title} />
        <Page />
      </>
    );
  };
}
