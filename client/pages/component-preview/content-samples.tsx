import { cardIcons } from '../../blocks/cards/card-icons.ts';
import { ArticleCard } from '../../components/cards/article-card.tsx';
import { TeamMember } from '../../components/cards/team-member.tsx';
import { HtmlBody } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { CountUp } from '../../components/motion/count-up.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { Scene, Stack } from '../../components/shapes.tsx';
import { Accordion } from '../../components/surfaces/accordion.tsx';
import { Badge } from '../../components/surfaces/badge.tsx';
import { Card } from '../../components/surfaces/card.tsx';
import { sampleArticles, sampleMembers, sampleProse } from './samples.ts';

/** By name: the table of all icons would go into the script of every page. */
const shownIcons = [
  ...Object.values(cardIcons),
  icons.alert,
  icons.arrow,
  icons.calendar,
  icons.check,
  icons.chevron,
  icons.close,
  icons.download,
  icons.external,
  icons.info,
  icons.locate,
  icons.mail,
  icons.menu,
  icons.phone,
  icons.pin,
  icons.play,
  icons.quote,
  icons.rss,
];

function CardSamples() {
  const [first, ...rest] = sampleArticles;
  return (
    <Section tone="teal" corner>
      <SectionHeading title="Cartes et étiquettes" />
      <div className="stack">
        <p className="cluster">
          <Badge>Sarcelle</Badge>
          <Badge tone="sun">Soleil</Badge>
          <Badge tone="peach">Pêche</Badge>
          <Badge tone="plain">Simple</Badge>
        </p>
        <div className="grid">
          <Card>Une carte simple.</Card>
          <Card linked>
            <a className="stretched" href="/contact">
              Une carte qui est un lien
            </a>
          </Card>
        </div>
        {first && <ArticleCard {...first} featured />}
        <div className="grid">
          {rest.map((article) => (
            <ArticleCard key={article.href} {...article} />
          ))}
        </div>
        <div className="grid shapes">
          {sampleMembers.map((member) => (
            <TeamMember key={member.name} {...member} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function TextSamples() {
  return (
    <Section>
      <SectionHeading title="Texte des rédacteurs" intro="Titres, listes, citation, tableau et encadrés, tels que le site les reçoit." />
      <HtmlBody body={sampleProse} className="prose" />
      <Accordion
        items={[
          { id: 'exemple-1', title: 'Une question courte ?', content: <p>Une réponse courte.</p> },
          {
            id: 'exemple-2',
            title: 'Une question bien plus longue, qui prend deux lignes sur un téléphone et qui doit rester lisible ?',
            content: <p>Une réponse.</p>,
          },
        ]}
      />
    </Section>
  );
}

function DrawingSamples() {
  return (
    <Section tone="cream">
      <SectionHeading title="Icônes, formes, compteur" />
      <ul className="cluster shapes">
        {shownIcons.map((path) => (
          <li key={path} className="tile">
            <Icon path={path} size={32} />
          </li>
        ))}
      </ul>
      <p>
        <CountUp value={12500} /> places
      </p>
      <div className="grid">
        <Stack />
        <Scene />
      </div>
    </Section>
  );
}

/** Cards, text and drawings. */
export function ContentSamples() {
  return (
    <>
      <CardSamples />
      <TextSamples />
      <DrawingSamples />
    </>
  );
}
