export const unitOnHomePicture: string | undefined = undefined;

export const pictures = {
  campground: '/pictures/heroes/campground',
  snow: '/pictures/heroes/snow',
  delivery: '/pictures/heroes/delivery',
  'village-street': '/pictures/heroes/village-street',
  'showroom-front': '/pictures/heroes/delivery',
  'dusk-workshop': '/pictures/heroes/dusk-workshop',
  lake: '/pictures/heroes/lake',
  'farm-track': '/pictures/heroes/farm-track',
} as const;
