export const gridCorner = { south: 0, west: 0 };
export const zipCodes = '';
