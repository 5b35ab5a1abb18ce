/** How the panel shows a type or a component to who writes. */
export interface TypeLayout {
  /** The field that stands for an entry: in lists of choices, as the title of a part. */
  title: string;
  /** The order of the list, a field and `asc` or `desc`. */
  sort?: string;
  /** Columns of the list. */
  columns?: readonly string[];
  /** The form from top to bottom; fields of a row share its width. */
  rows: readonly (readonly string[])[];
  /** Fields that nobody edits. */
  hidden?: readonly string[];
  /** What is read below a field. */
  hints?: Readonly<Record<string, string>>;
  /** Names of fields that mean another thing here than elsewhere. */
  labels?: Readonly<Record<string, string>>;
}

/** A field of a schema, which may say how it is shown in the panel. */
export interface PanelAttribute {
  pluginOptions?: {
    panel?: {
      label?: string;
      values?: Readonly<Record<string, string>>;
      hint?: string;
      /** Shares the row of the field before it. */
      beside?: boolean;
    };
  };
}

export type PanelAttributes = Readonly<Record<string, PanelAttribute>>;

/** How a field is called by its own schema, if it is. */
export function ownLabelOf(attribute: PanelAttribute | undefined): string | undefined {
  return attribute?.pluginOptions?.panel?.label;
}

/** The form from top to bottom: the rows of the layout, then one for each other field that its schema gives a name. */
export function rowsOf({ rows, hidden = [] }: TypeLayout, attributes: PanelAttributes): TypeLayout['rows'] {
  const placed = [...rows.flat(), ...hidden];
  const further = Object.keys(attributes).filter((name) => ownLabelOf(attributes[name]) && !placed.includes(name));
  return [...rows, ...further.map((name) => [name])];
}

/** The layout that a schema says by itself: its fields from top to bottom, with their hints; the title stands for the whole, or else the first field. */
export function layoutOfSchema(attributes: PanelAttributes): TypeLayout {
  const rows: string[][] = [];
  const hints: Record<string, string> = {};
  for (const [name, { pluginOptions }] of Object.entries(attributes)) {
    const { hint, beside } = pluginOptions?.panel ?? {};
    const row = beside ? rows.at(-1) : undefined;
    if (row) row.push(name);
    else rows.push([name]);
    if (hint) hints[name] = hint;
  }
  const title = 'title' in attributes ? 'title' : (rows[0]?.[0] ?? '');
  return { title, rows, hints };
}

/** Below the fields that many types have. */
export const commonHints: Readonly<Record<string, string>> = {
  slug: 'Se fait toute seule à partir du titre. Minuscules sans accent, chiffres et tirets ; une page en ligne qui change d’adresse laisse une redirection.',
  seo: 'Facultatif : ce que montrent les moteurs de recherche et les réseaux, là où le titre et le résumé ne conviennent pas.',
  publishAt: 'Heure de Paris. Le brouillon enregistré part alors en ligne tout seul ; laissez vide pour publier à la main.',
  unpublishAt: 'Heure de Paris. La page quitte alors le site toute seule.',
  tags: 'Liste entre crochets : ["congé parental", "budget"]',
  languages: 'Liste entre crochets : ["français", "anglais"]',
  aliases: 'Liste entre crochets : ["EAJE", "multi-accueil"]',
  postalCodes: 'Liste entre crochets : ["69001", "69002"]',
  publishedOn: 'Ce que lit le visiteur. Jamais dans l’avenir : pour plus tard, programmez la mise en ligne.',
  updatedOn: 'La dernière fois que le contenu a été relu. Jamais dans l’avenir.',
  position: 'Du plus petit au plus grand ; vide : à la fin.',
  href: 'Une page du site : /contact. Une autre : https://… Une adresse e-mail ou un numéro de téléphone conviennent aussi.',
  image: 'Une image de la médiathèque, avec son texte alternatif.',
  cover: 'Une image de la médiathèque, avec son texte alternatif.',
  photo: 'Une image de la médiathèque, avec son texte alternatif.',
  body: 'Texte en Markdown. Une remarque : une citation dont la première ligne est [!INFO], [!ASTUCE] ou [!ATTENTION].',
  limit: 'Vide : le nombre habituel.',
};

/** When an entry goes online and leaves by itself: the last row of each form of a type with drafts. */
export const scheduleRow = ['publishAt', 'unpublishAt'] as const;
