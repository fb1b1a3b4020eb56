/** The site's typeface, for the words of a drawing; the system's where it can't be read. */
export const typeface = 'Figtree, Arial, Helvetica, sans-serif';
