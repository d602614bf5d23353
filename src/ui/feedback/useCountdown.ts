import { useEffect, useState } from 'react';

/** Seconds left of a waiting time, such as that of `Retry-After`. */
interface Countdown {
  /** 0 if there is nothing to wait for. */
  secondsLeft: number;
  start: (seconds: number) => void;
}

export function useCountdown(): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, start: setSecondsLeft };
}
