import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { firstField } from '../../../ui/focusable';
import { useAddressValues } from '../../../ui/useAddressValues';
import { blockAt } from '../blocks/blockAt';
import { readBlocks } from '../blocks/readBlocks';
import type { Place } from '../markup/htmlTree';
import type { TemplateDesk } from '../save/useTemplateDesk';
import type { Jump } from './TemplateContext';

/** How the text is edited; `visual` where the address says nothing. */
export const views = ['visual', 'html', 'changes'] as const;
export type View = (typeof views)[number];

/** Which view is shown, and how a place of the e-mail comes to be seen in it. */
export function useJumps({ edited }: TemplateDesk) {
  const [address, changeAddress] = useAddressValues();
  const view = views.find((one) => one === address.get('view')) ?? 'visual';
  const region = useRef<HTMLDivElement>(null);
  /** A block to be shown as soon as the visual view is there. */
  const [path, setPath] = useState<string | null>(null);
  const [jump, setJump] = useState<Place | null>(null);

  useEffect(() => {
    if (path === null || view !== 'visual') return;
    const show = () => {
      const card = region.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(path)}"]`);
      if (!card) return false;
      card.scrollIntoView({ block: 'center' });
      (firstField(card) ?? card.querySelector('button'))?.focus({ preventScroll: true });
      setPath(null);
      return true;
    };
    if (show()) return;
    const watcher = new MutationObserver(() => show() && watcher.disconnect());
    if (region.current) watcher.observe(region.current, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [path, view]);

  // Changing the address is another thing at each render; what is made of it stays the same.
  const now = useRef({ view, changeAddress, edited });
  useLayoutEffect(() => {
    now.current = { view, changeAddress, edited };
  });
  const see = useCallback((wanted: View) => {
    if (now.current.view !== wanted) now.current.changeAddress({ view: wanted === 'visual' ? '' : wanted });
  }, []);
  const goTo = useCallback(
    ({ of, at, inSource = false }: Jump) => {
      if (of === 'subject') {
        const field = region.current?.querySelector<HTMLInputElement>('[data-subject] input');
        field?.focus();
        field?.setSelectionRange(at.from, at.to);
        return;
      }
      const isInSource = inSource || now.current.view === 'html';
      const found = isInSource ? null : blockAt(readBlocks(now.current.edited.latest().html).blocks, at);
      if (!found || found.block.kind === 'raw' || found.block.kind === 'columns') {
        setJump(at);
        see('html');
      } else {
        setPath(found.path);
        see('visual');
      }
    },
    [see],
  );
  const pick = useCallback(
    (picked: string) => {
      setPath(picked);
      see('visual');
    },
    [see],
  );
  const onJumped = useCallback(() => setJump(null), []);
  return { view, region, jump, goTo, pick, onJumped };
}
