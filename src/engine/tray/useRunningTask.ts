import { useEffect } from 'react';
import { runningTasks } from './runningTasks';
import { useLeaveGuard } from './useLeaveGuard';

/**
 * Registers the task of a card while it runs. The browser then asks before the tab is closed, and the console before the
 * store is switched or the user signs out, because both would end the task.
 * @param stop stops the task; must be stable. The card then shows the completed part
 */
export function useRunningTask(isRunning: boolean, stop: () => void): void {
  useLeaveGuard(isRunning);
  useEffect(() => (isRunning ? runningTasks.add(stop) : undefined), [isRunning, stop]);
}
