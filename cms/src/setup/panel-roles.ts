import { editorialTypes } from '../editorial/editorial-types';
import { type PlacementType, placementTypes, requestParts } from '../placement/placement-types';
import type { SubmissionModule } from '../submissions/submission-module';
import { type MailedType, mailedTypes, submissions, submissionTypes } from '../submissions/submissions';

export type Right = 'create' | 'read' | 'update' | 'delete' | 'publish';
/** Types of imports; what these keep for themselves is in no list of the panel. */
type ImportType = 'nursery-candidate' | 'import-run' | 'import-row';
export type ContentName = (typeof editorialTypes)[number] | MailedType | PlacementType | ImportType;

/** What a role may do with one type; `fields` are those it may change, where that is not all of them. */
export interface TypeRights {
  rights: readonly Right[];
  changes?: readonly string[];
}

export interface PanelRole {
  code: string;
  name: string;
  description: string;
  types: Partial<Record<ContentName, TypeRights>>;
  /** Actions of the media library. */
  media: readonly string[];
}

const all: TypeRights = { rights: ['create', 'read', 'update', 'delete', 'publish'] };
const readOnly: TypeRights = { rights: ['read'] };
/** What an adviser writes on a request; the rest is the word of who sent it. */
const treated: TypeRights = { rights: ['read', 'update'], changes: ['state'] };

/** Places are noted by whoever has a nursery on the telephone. */
const kept: TypeRights = { rights: ['create', 'read', 'update', 'delete'] };

const directoryTypes = ['city', 'nursery', 'place'] as const;
const isDirectory = (name: string) => directoryTypes.some((type) => type === name);
const writtenTypes = editorialTypes.filter((name) => !isDirectory(name));

const editing = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

const each = (names: readonly ContentName[], rights: TypeRights): PanelRole['types'] =>
  Object.fromEntries(names.map((name) => [name, rights]));

/** What a role answers, as the modules of submissions say. */
const treatedBy = (role: SubmissionModule['treatedBy'][number]) =>
  each(
    submissionTypes.filter((name) => submissions[name].treatedBy.includes(role)),
    treated,
  );

/** Who may do what in the admin panel: whatever is not said here is refused. The roles are made, and put right, at each boot. */
export const panelRoles: readonly PanelRole[] = [
  {
    code: 'redacteur',
    name: 'Rédacteur',
    description:
      'Écrit et publie les pages, les articles et tout le contenu du site, note les places des crèches, sans voir les demandes des familles.',
    types: { ...each(writtenTypes, all), nursery: readOnly, place: kept },
    media: editing,
  },
  {
    code: 'gestionnaire-annuaire',
    name: 'Gestionnaire de l’annuaire',
    description:
      'Tient à jour les crèches, leurs places, leurs photos et les villes, importe des fichiers, traite les erreurs signalées et suit ce que les gestionnaires annoncent.',
    types: {
      ...each(directoryTypes, all),
      place: kept,
      'nursery-candidate': kept,
      ...treatedBy('gestionnaire-annuaire'),
      'manager-link': readOnly,
    },
    media: editing,
  },
  {
    code: 'conseiller',
    name: 'Conseiller',
    description: 'Suit les demandes et leur trouve une place au bureau des places, note les places que disent les crèches, rien d’autre.',
    types: {
      ...treatedBy('conseiller'),
      // Their state changes at the desk, which knows which moves are allowed.
      'pre-registration': { ...treated, changes: ['needsReview', 'employerAccount'] },
      ...each(requestParts, readOnly),
      employer: { rights: ['create', 'read', 'update'] },
      nursery: readOnly,
      place: kept,
      // An alert is a matter between its owner and the site.
      'place-alert': readOnly,
    },
    media: [],
  },
  {
    code: 'direction',
    name: 'Direction',
    description: 'Lit les demandes et le contenu, sans rien modifier.',
    types: each([...editorialTypes, ...mailedTypes, ...placementTypes, 'nursery-candidate'], readOnly),
    media: ['read'],
  },
];
