/** None: a visitor there chooses a place. */
export const townCenters = '';
