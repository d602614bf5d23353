import type { Edited } from '../../../engine/editing/useEdited';
import { lazyPart } from '../../../ui/lazyPart';
import { ColoursCard } from './ColoursCard';
import { ContrastCard } from './ContrastCard';
import type { Look, LookFault } from './look';
import type { ThemeTab } from './themeTabs';
import { WidgetsCard } from './WidgetsCard';

const CssCard = lazyPart(async () => ({ default: (await import('./CssCard')).CssCard }));
const LanguagesCard = lazyPart(async () => ({ default: (await import('./LanguagesCard')).LanguagesCard }));
const InstallTab = lazyPart(async () => ({ default: (await import('./InstallTab')).InstallTab }));

interface TabContentProps {
  tab: ThemeTab;
  edited: Edited<Look>;
  saved: Look;
  isChecked: boolean;
  faults: readonly LookFault[];
  /** What the server says of single fields. */
  refused: Readonly<Record<string, string>>;
}

/** What a tab of the theme's page shows. */
export function TabContent({ tab, edited, saved, isChecked, faults, refused }: TabContentProps) {
  const { value, tools } = edited;
  switch (tab) {
    case '':
      return (
        <>
          <ColoursCard colours={value.colours} edited={tools} saved={saved.colours} {...{ isChecked, refused }} />
          <ContrastCard colours={value.colours} saved={saved.colours} change={tools.change} />
        </>
      );
    case 'css':
      return (
        <CssCard
          css={value.css}
          change={tools.change}
          saved={saved.css}
          isTooLong={faults.includes('css')}
          refused={refused['customCss']}
        />
      );
    case 'languages':
      return <LanguagesCard edited={edited} />;
    case 'widgets':
      return <WidgetsCard />;
    default:
      return <InstallTab isUnpublished={edited.isChanged} />;
  }
}
