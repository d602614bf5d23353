import { PartsCard } from './PartsCard';

/** Tab with the tasks and rewards of a program. */
export function PartsTab() {
  return (
    <>
      <PartsCard list="tasks" />
      <PartsCard list="rewards" />
    </>
  );
}
