/**
 * The storage of picture files: a folder, or a bucket that machines share. Files never change, so a name identifies
 * its content.
 */
export interface PictureFiles {
  /** In words, for an operator. */
  place: string;
  /** Appears complete or not at all. */
  put(name: string, data: Uint8Array): Promise<void>;
  /** Undefined if there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** The names of all files. */
  list(): AsyncIterable<string>;
}

/** Complete files, and nothing that leads elsewhere. */
export const isPictureName = (name: string) => /^[\w-]+\.webp$/.test(name);
