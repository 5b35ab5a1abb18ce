import type { Audience } from '../../routes.ts';

/** What is true of any form. Its rules are apart, since they bring their library with them. */
export interface AnyForm<Name extends string = string> {
  name: Name;
  /** The page it stands on, where a submission names none: a French path. */
  page: string;
}

/** A form that visitors send: it is written down at the edge, and goes to the CMS. */
export interface FormDefinition<Name extends string = string> extends AnyForm<Name> {
  /** The last segment of its address, `/formulaires/{segment}`. */
  segment: string;
  /** Whether it asks for a telephone number, and so whether its sender may be called for other purposes. */
  asksForPhone: boolean;
  /** Whether its sender hears more later, and can ask how far the submission has come. */
  isFollowed: boolean;
  /** It stands on a page of its own: editors do not choose it for theirs. */
  hasOwnPage?: true;
  /** It asks for no agreement to be written to or called for other purposes. */
  withoutMarketing?: true;
  /** How a submission can end: outcome → last segment of the address of its screen. */
  outcomes: Readonly<Record<string, string>>;
  /** It is shown in place of another form on pages of an audience, and editors choose that one. */
  inPlaceOf?: { form: string; audience: Audience };
}

/** Says what is true of one form. */
export function defineForm<const Name extends string, const Definition extends AnyForm<Name>>(
  definition: Definition & { name: Name },
): Definition & { name: Name } {
  return definition;
}

/** Where a form is posted to, whatever its language. */
export function formAction({ segment }: Pick<FormDefinition, 'segment'>): string {
  return `/formulaires/${segment}`;
}
