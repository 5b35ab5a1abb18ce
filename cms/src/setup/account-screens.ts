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
