import type { CartPlan } from '../plan.ts';

/** Measures of a seat that what stands around it must respect. Metres. */

/** One of the two cushions of a row, and how far its middle is from the middle of the cart. */
export const cushion = { width: 0.5, depth: 0.46, thickness: 0.115, x: 0.262 } as const;
export const backrest = { width: 0.49, height: 0.5, thickness: 0.085 } as const;

/** Width of the cart that a bench of these measures fits, in metres: 55 inches. */
export const benchFitsWidth = 1.397;

/** How far behind the row's middle a backrest's foot is, and how far it leans, in radians. */
export const backFoot = 0.2;
export const lean = 0.2;

/** The seat pan's underside: where a body's seat box may end, at the highest. */
export const seatPanY = ({ seatY }: Pick<CartPlan, 'seatY'>) => seatY - 0.14;

/** The rearmost place of a row of seats, measured from its middle against where it looks. */
export const behindRow = backFoot + 0.055 + Math.sin(lean) * backrest.height;
