/** Id of the unit that the picture of the home page's head shows, where it is one that is sold. */
export const unitOnHomePicture: string | undefined = '7c1f4e2a9b60';

/**
 * The pictures of pages, by what they show: what the files of each set begin with
 * (`docs/another-dealer.md` says which files those are). A picture with the dealer's name on it, such as
 * `showroom-front`, is nobody else's.
 */
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
