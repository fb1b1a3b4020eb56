/** SVG on 40 by 40; `npm run icons` draws the icons in `public/` from the logo. */
export const logo = [
  '<rect width="40" height="40" rx="9" fill="#1d4532"></rect>',
  '<circle cx="27" cy="13" r="4.5" fill="#e8a33d"></circle>',
  '<path d="M4 27 13 15l6 7 5-5 12 10v3.5A5.5 5.5 0 0 1 30.500 36h-21A5.500 5.500 0 0 1 4 30.500z" fill="#cfe0c8"></path>',
  '<path d="M4 29c6-3 11-3 16 0s10 3 16 0v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z" fill="#6f9b78"></path>',
].join('');
