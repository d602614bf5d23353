import { AppError } from './errors';

/**
 * A part of the provider whose code is loaded when it is first used.
 * @throws AppError offline when the code cannot be had
 */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError({ kind: 'offline', cause });
  }
}
