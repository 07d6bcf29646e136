/** How a note of the log says that it is the caption of a photo: with this before it, in every language. */
export const PHOTO = "Photo:";
