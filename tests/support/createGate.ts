/** Creates a gate that can hold back requests. */
export function createGate() {
  let closed: Promise<unknown> | null = null;
  return {
    /** Resolves immediately unless the gate is closed. */
    pass: async () => {
      await closed;
    },
    /** Closes the gate. Returns a function that opens it. */
    close() {
      let resolveGate: (value?: unknown) => void = () => {};
      closed = new Promise((resolve) => {
        resolveGate = resolve;
      });
      return () => {
        closed = null;
        resolveGate();
      };
    },
  };
}
