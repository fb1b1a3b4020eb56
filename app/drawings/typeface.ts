export const typeface = 'Figtree, Arial, Helvetica, sans-serif';
