import { EmailLink, PhoneLink } from '../components/actions/contact-link.tsx';
import { Section, SectionHeading } from '../components/section.tsx';
import { useMessages } from '../i18n/locale-context.tsx';
import { useShell } from '../shell/shell-context.tsx';
import type { FormBlock } from './block.ts';
import styles from './blocks.module.css';

/** Where a form will stand. Until it does: how the team is reached for the same purpose, and no button that does nothing. */
export function Form({ block }: { block: FormBlock }) {
  const { blocks } = useMessages();
  const { contactEmail, contactPhone } = useShell();
  return (
    <Section tone="cream" id={`formulaire-${block.form}`} corner>
      <div className="split">
        <SectionHeading title={block.title} intro={block.intro} />
        <div className={`surface padded ${styles.formPlace}`}>
          <p>{blocks.form[block.form]}</p>
          {contactEmail && <EmailLink email={contactEmail} />}
          {contactPhone && <PhoneLink phone={contactPhone} />}
        </div>
      </div>
    </Section>
  );
}
