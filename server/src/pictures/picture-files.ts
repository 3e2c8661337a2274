/** Where the files of pictures are: a folder, or a bucket that machines share. None is ever changed, so a name stands for its content. */
export interface PictureFiles {
  /** In words, for an operator. */
  place: string;
  /** Appears whole or not at all. */
  put(name: string, data: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** The names of all there are. */
  list(): AsyncIterable<string>;
}

/** Whole ones, and nothing that leads elsewhere. */
export const isPictureName = (name: string) => /^[\w-]+\.webp$/.test(name);
