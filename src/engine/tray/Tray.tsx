import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { runningTasks } from './runningTasks';
import styles from './Tray.module.css';

interface Tray {
  /** Shows a card until it is closed, on every page. */
  open: (card: (close: () => void) => ReactNode) => void;
  /** Leaves the store. While tasks are running, asks to let them finish or to stop them, and stays. */
  leave: (proceed: () => void) => void;
}

const StopTasksDialog = lazyPart(() => import('./StopTasksDialog'));

let nextKey = 0;

const TrayContext = createContext<Tray | null>(null);

/** Shows the progress cards of background tasks (bulk actions, exports), which continue across navigation. */
export function BackgroundTasksProvider({ children }: { children: ReactNode }) {
  const [cards, setCards] = useState<readonly { key: number; card: ReactNode }[]>([]);

  const open = useCallback<Tray['open']>((card) => {
    const key = nextKey++;
    const close = () => setCards((known) => known.filter((other) => other.key !== key));
    setCards((known) => [...known, { key, card: card(close) }]);
  }, []);
  const [isAsking, setAsking] = useState(false);
  const leave = useCallback<Tray['leave']>((proceed) => {
    if (runningTasks.areAny()) setAsking(true);
    else proceed();
  }, []);
  const tray = useMemo(() => ({ open, leave }), [open, leave]);

  return (
    <TrayContext value={tray}>
      {children}
      {cards.length > 0 && (
        <div data-float className={styles.tray}>
          {cards.map(({ key, card }) => (
            <Suspense key={key}>{card}</Suspense>
          ))}
        </div>
      )}
      {isAsking && (
        <Suspense>
          <StopTasksDialog onStop={runningTasks.stopAll} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </TrayContext>
  );
}

/** @throws Error outside a BackgroundTasksProvider */
export function useTray(): Tray {
  const tray = useContext(TrayContext);
  if (!tray) throw new Error('useTray needs a TrayProvider');
  return tray;
}
