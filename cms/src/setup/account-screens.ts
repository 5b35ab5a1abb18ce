/** The account screens of the site in one language. */
export interface AccountScreens {
  signIn: string;
  forgottenPassword: string;
  newPassword: string;
  confirmation: string;
}

/** The same screens in French and in English, for mails in both. */
export interface LocalScreens {
  fr: AccountScreens;
  en: AccountScreens;
}

/** The account screens of the site that mails lead to, in both languages. */
export function localScreens(siteUrl: string): LocalScreens {
  return { fr: accountScreens(siteUrl), en: accountScreens(`${siteUrl}/en`) };
}

/** The account screens of the site that mails and sign-in providers lead to; the worker serves them. */
export function accountScreens(siteUrl: string) {
  return {
    signIn: `${siteUrl}/compte/connexion`,
    forgottenPassword: `${siteUrl}/compte/mot-de-passe-oublie`,
    newPassword: `${siteUrl}/compte/nouveau-mot-de-passe`,
    confirmation: `${siteUrl}/compte/confirmation`,
    afterProvider: (provider: string) => `${siteUrl}/connect/${provider}/redirect`,
  };
}
