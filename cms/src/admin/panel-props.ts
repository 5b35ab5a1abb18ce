/** What the panel tells a part beside the form of the entry that is open; without a document while it is made. */
export interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string; updatedAt?: string; publishAt?: string | null; unpublishAt?: string | null };
}

/** The name of a type of this project. */
export function typeOf(model: string): string {
  return /^api::(.+)\.\1$/.exec(model)?.[1] ?? '';
}
