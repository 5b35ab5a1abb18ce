import type { ArticleCardProps } from '../../components/cards/article-card.tsx';
import type { TeamMemberProps } from '../../components/cards/team-member.tsx';
import type { TestimonialCardProps } from '../../components/cards/testimonial-card.tsx';
import type { Html } from '../../components/content-types.ts';

const html = (id: string, text: string): Html => ({ id: `exemple-${id}`, html: `<p>${text}</p>` });

export const sampleTestimonials: TestimonialCardProps[] = [
  {
    href: '/temoignages-clients',
    title: 'Une place près du bureau',
    quote: 'On nous a dit la condition dès le premier appel. Nous avons pu préparer la discussion avec mon employeur.',
    author: 'Julie M.',
    role: 'mère d’Adèle, 14 mois',
    company: 'Atelier Verrin',
    audience: 'famille',
    image: null,
  },
  {
    href: '/temoignages-clients?public=entreprise',
    title: 'Des critères écrits',
    quote: 'Nos critères d’attribution sont publics. Les réclamations n’ont pas cessé, mais nous savons y répondre.',
    author: 'Inès A.',
    role: 'responsable de la qualité de vie au travail',
    company: null,
    audience: 'entreprise',
    image: null,
  },
];

export const sampleArticles: ArticleCardProps[] = [
  {
    href: '/blog-famille',
    title: 'Tarif PSU\u202f: calculer vous-même le prix de la crèche',
    excerpt: 'Taux d’effort, plancher, plafond, heures du contrat\u202f: la méthode en quatre étapes et trois exemples chiffrés.',
    category: 'famille',
    image: null,
    publishedOn: '2026-09-04',
    readingMinutes: 6,
  },
  {
    href: '/blog-entreprise',
    title: 'Anticonstitutionnellement\u202f: un très long mot pour éprouver la césure',
    excerpt: 'Un titre long, un extrait court.',
    category: 'entreprise',
    image: null,
    publishedOn: '2026-03-01',
    readingMinutes: 1,
  },
  {
    href: '/blog-gestionnaire',
    title: 'Afficher ses tarifs',
    excerpt:
      'Un titre court, et un extrait si long qu’il est coupé après trois lignes, pour que les cartes d’une même rangée restent comparables du regard et que la liste se parcoure sans effort, quel que soit l’entrain de la personne qui l’a écrit.',
    category: 'gestionnaire',
    image: null,
    publishedOn: '2026-02-10',
    readingMinutes: 5,
  },
];

export const sampleMembers: TeamMemberProps[] = ['Hélène Vasseur', 'Malik Benhaddou', 'Thomas Ricard', 'Inès Carvalho'].map(
  (name, index) => ({
    name,
    role: 'Conseil aux familles',
    biography: html(`equipe-${index}`, 'Suit les demandes des parents, de la pré-inscription au contrat.'),
    image: null,
  }),
);

export const sampleProse: Html = {
  id: 'exemple-texte',
  html: `<h3>Un intertitre</h3><p>Un paragraphe avec un <a href="/lexique">lien</a>, du <strong>gras</strong> et de l’<em>italique</em>.</p>
<ul><li>Une liste</li><li>à deux lignes</li></ul><ol><li>Première étape</li><li>Seconde étape</li></ol>
<blockquote><p>Une citation qui mérite d’être lue deux fois.</p></blockquote>
<div class="table-scroll" tabindex="0" role="region" aria-label="Tableau"><table><thead><tr><th scope="col">Enfants à charge</th><th scope="col">Taux d’effort</th></tr></thead><tbody><tr><td>1</td><td>le plus élevé</td></tr><tr><td>2</td><td>le suivant</td></tr></tbody></table></div>
<div class="callout callout-tip" role="note"><p class="callout-label">Conseil</p><p>Un encadré dans un texte.</p></div><hr><p>Fin du texte.</p>`,
};
