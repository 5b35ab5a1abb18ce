/** Written where a situation is kept on the device (`client/features/estimates/`). */
export const estimate = {
  aMonth: (price: string) => `Environ ${price} par mois avant crédit d’impôt`,
};
