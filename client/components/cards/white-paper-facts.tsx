import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

interface WhitePaperFactsProps {
  /** Null where it is not known. */
  pageCount: number | null;
  publishedOn: string | null;
}

/** « PDF · 12 pages · Publié le 22 septembre 2026 » */
export function WhitePaperFacts({ pageCount, publishedOn }: WhitePaperFactsProps) {
  const texts = useMessages().whitePapers;
  const { date } = useFormats();
  return (
    <p className="muted small dotted">
      <span>{texts.format}</span>
      {pageCount !== null && <span>{texts.pages(pageCount)}</span>}
      {publishedOn && (
        <span>
          {texts.published} <time dateTime={publishedOn}>{date(publishedOn)}</time>
        </span>
      )}
    </p>
  );
}
