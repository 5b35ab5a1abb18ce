export interface CmsTokens {
  token: string;
  /** The one before, while the CMS is being given another; null or absent else. */
  previousToken?: string | null;
}

/** Asks with the token of the CMS, and again with the one before it where the CMS does not know the new one yet: a refusal has done nothing. */
export async function askWithToken(
  { token, previousToken }: CmsTokens,
  ask: (authorization: string) => Promise<Response>,
  refusals: number[] = [401],
): Promise<Response> {
  const response = await ask(`Bearer ${token}`);
  if (!previousToken || !refusals.includes(response.status)) return response;
  await response.body?.cancel();
  return ask(`Bearer ${previousToken}`);
}
