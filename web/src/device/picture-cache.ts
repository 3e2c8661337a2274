/** Pictures that the service worker has stored: they show what the person read. */
export const PICTURE_CACHE = "prepfeed-pictures";
