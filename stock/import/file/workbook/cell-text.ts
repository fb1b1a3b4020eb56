/** What stands for a formula whose result is not in the file; a reader of cells refuses it. */
export const noResult = '#CALC!';
