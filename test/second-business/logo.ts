export const logo =
  '<circle cx="20" cy="20" r="20" fill="#17406b"></circle><path d="M8 25q6-8 12 0t12 0v5H8z" fill="#f2d795"></path>';
