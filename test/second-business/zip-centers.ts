/** None: a visitor there chooses a place. */
export const gridCorner = { south: 0, west: 0 };
export const zipCenters = '';
