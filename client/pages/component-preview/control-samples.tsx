import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { EmailLink, PhoneLink } from '../../components/actions/contact-link.tsx';
import { TestimonialCard } from '../../components/cards/testimonial-card.tsx';
import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { Carousel } from '../../components/navigation/carousel.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { Tabs } from '../../components/navigation/tabs.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { sampleTestimonials } from './samples.ts';
import { SliderSample } from './slider-sample.tsx';

function ButtonSamples() {
  return (
    <Section>
      <SectionHeading title="Boutons et liens" />
      <div className="stack">
        <p className="cluster">
          <Button>Bouton principal</Button>
          <Button look="secondary">Bouton secondaire</Button>
          <Button look="text">Bouton texte</Button>
          <Button disabled>Inactif</Button>
          <Button compact>Compact</Button>
        </p>
        <p className="cluster">
          <ButtonLink href="/contact">Lien principal</ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            Secondaire
          </ButtonLink>
          <ButtonLink href="/contact" look="text">
            Lien texte
          </ButtonLink>
          <ButtonLink href="https://www.caf.fr" look="text">
            Lien externe
          </ButtonLink>
        </p>
        <p className="cluster">
          <PhoneLink phone="02 55 00 00 00" />
          <EmailLink email="bonjour@creche-sereine.example" />
        </p>
      </div>
    </Section>
  );
}

function FieldSamples() {
  return (
    <Section tone="cream">
      <SectionHeading title="Champs" />
      <div className="grid">
        <Field label="Prénom">{(control) => <input {...control} autoComplete="off" />}</Field>
        <Field label="Téléphone" hint="Pour vous rappeler au sujet de votre demande." optional>
          {(control) => <input {...control} type="tel" autoComplete="off" />}
        </Field>
        <Field label="Adresse e-mail" error="Indiquez une adresse complète, par exemple nom@exemple.fr.">
          {(control) => <input {...control} type="email" defaultValue="nom@exemple" autoComplete="off" />}
        </Field>
        <Field label="Type d’accueil">
          {(control) => (
            <select {...control}>
              <option>Micro-crèche</option>
              <option>Crèche collective</option>
            </select>
          )}
        </Field>
        <Field label="Votre message">{(control) => <textarea {...control} />}</Field>
        <ChoiceGroup id="jours" legend="Jours souhaités" error="Choisissez au moins un jour.">
          <Choice type="checkbox" name="jours">
            Lundi
          </Choice>
          <Choice type="checkbox" name="jours">
            Mardi
          </Choice>
        </ChoiceGroup>
        <ChoiceGroup id="naissance" legend="Votre enfant est">
          <Choice type="radio" name="naissance" defaultChecked>
            né
          </Choice>
          <Choice type="radio" name="naissance">
            à naître
          </Choice>
        </ChoiceGroup>
      </div>
      <SearchField value="Saint-Étienne" />
    </Section>
  );
}

function NavigationSamples() {
  const tabs = ['Familles', 'Entreprises', 'Gestionnaires'].map((label) => ({
    label,
    content: <p>Ce que nous disons aux {label.toLowerCase()}, en une phrase.</p>,
  }));
  return (
    <Section>
      <SectionHeading title="Onglets, pages, carrousel" />
      <Tabs tabs={tabs} />
      <Pagination page={5} pageCount={12} hrefFor={(page) => `/component-preview?page=${page}`} />
      <Carousel
        label="Témoignages d’exemple, liste à faire défiler"
        items={[...sampleTestimonials, ...sampleTestimonials].map((testimonial, index) => ({
          key: String(index),
          content: <TestimonialCard {...testimonial} />,
        }))}
      />
    </Section>
  );
}

/** Buttons, fields and what leads from one thing to the next. */
export function ControlSamples() {
  return (
    <>
      <ButtonSamples />
      <FieldSamples />
      <SliderSample />
      <NavigationSamples />
    </>
  );
}
