export const unitOnHomePicture: string | undefined = '7c1f4e2a9b60';

/** Beginning of each set's file names; `showroom-front` has the dealer's name on it. */
export const pictures = {
  campground: '/pictures/heroes/campground',
  snow: '/pictures/heroes/snow',
  delivery: '/pictures/heroes/delivery',
  'village-street': '/pictures/heroes/village-street',
  'showroom-front': '/pictures/heroes/showroom-front',
  'dusk-workshop': '/pictures/heroes/dusk-workshop',
  lake: '/pictures/heroes/lake',
  'farm-track': '/pictures/heroes/farm-track',
} as const;
