import { useEffect } from 'react';
import { runningTasks } from './runningTasks';
import { useLeaveGuard } from './useLeaveGuard';

/**
 * Marks the task of a card as running: the browser asks before the tab is closed, and the console before the store is
 * left, which would end the task.
 * @param stop stops the task; must be stable. The card then shows what was done
 */
export function useRunningTask(isRunning: boolean, stop: () => void): void {
  useLeaveGuard(isRunning);
  useEffect(() => (isRunning ? runningTasks.add(stop) : undefined), [isRunning, stop]);
}
