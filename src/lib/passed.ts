/** Resolves when so many milliseconds have passed. */
export function passed(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
