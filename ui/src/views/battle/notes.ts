/** The prefix that marks a note as a photo's caption, in every language. */
export const PHOTO = "Photo:";
