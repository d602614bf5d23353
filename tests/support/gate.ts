/** A gate that what is sent waits at. */
export function createGate() {
  let closed: Promise<unknown> | null = null;
  return {
    /** Settles at once, unless the gate is closed. */
    pass: async () => {
      await closed;
    },
    /** Closes the gate until what it gives back is called. */
    hold() {
      let open: (value?: unknown) => void = () => {};
      closed = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        closed = null;
        open();
      };
    },
  };
}
