/** Said by the worker alone, which writes the footer. */
export const footer = {
  follow: 'Nous suivre',
  legal: 'Informations légales',
  cookies: 'Cookies',
};
