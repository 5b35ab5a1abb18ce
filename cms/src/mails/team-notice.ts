import { type Mail, oneLine, writeMail } from './mail';

export interface TeamNotice {
  title: string;
  reference: string;
  /** What the team needs to decide who takes it; the rest is in the CMS. */
  facts: [label: string, value: unknown][];
  /** Of the entry in the admin panel. */
  link: string;
  isSuspicious: boolean;
}

/** Tells a team what has arrived. The entry itself stays in the CMS, where access to it is limited. */
export function writeTeamNotice({ title, reference, facts, link, isSuspicious }: TeamNotice): Mail {
  const lines = facts.flatMap(([label, value]) => (oneLine(value) ? [`${label}\u202f: ${oneLine(value)}`] : []));
  return writeMail(
    {
      subject: `${isSuspicious ? '[À vérifier] ' : ''}${title} ${reference}`,
      paragraphs: [lines.join('\n'), `À traiter dans le CMS\u202f:\n${link}`],
    },
    [link],
  );
}
