/** One question at a time for a fresh sign-in, however many calls wait for its answer. */
export interface Renewal {
  /** Resolves when the question is answered: true when calls may be sent again. */
  wait(): Promise<boolean>;
  /** Answers everybody who waits. */
  settle(signedIn: boolean): void;
}

export function createRenewal(): Renewal {
  let waiting: { answer: Promise<boolean>; resolve: (signedIn: boolean) => void } | null = null;
  return {
    wait() {
      if (!waiting) {
        let resolve: (signedIn: boolean) => void = () => undefined;
        const answer = new Promise<boolean>((settle) => {
          resolve = settle;
        });
        waiting = { answer, resolve };
      }
      return waiting.answer;
    },
    settle(signedIn) {
      waiting?.resolve(signedIn);
      waiting = null;
    },
  };
}
