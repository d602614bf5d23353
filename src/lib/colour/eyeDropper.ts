declare global {
  interface Window {
    /** Not in every browser. */
    EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> };
  }
}

/** Whether this browser can take a colour from the screen. */
export const hasEyeDropper = (): boolean => window.EyeDropper !== undefined;

/** Lets the merchant take a colour from anywhere on the screen; null where they did not, or the browser refused. */
export async function takeFromScreen(): Promise<string | null> {
  if (window.EyeDropper === undefined) return null;
  try {
    return (await new window.EyeDropper().open()).sRGBHex;
  } catch {
    return null;
  }
}
