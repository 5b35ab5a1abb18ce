const four = 'M0 250A250 250 0 0 1 250 0V250H330V330H250V400H165V330H0ZM72 250H165V157A93 93 0 0 0 72 250Z';

/** « 404 » put together from the blocks of the brand; evening falls in the window of its zero. */
export function Large404({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1060 400" role="img" aria-label="404">
      <path fill="var(--teal-200)" fillRule="evenodd" d={four} />
      <path fill="var(--sun)" d="M380 150a150 150 0 0 1 300 0v100a150 150 0 0 1-300 0z" />
      <path fill="var(--white)" d="M455 150a75 75 0 0 1 150 0v100a75 75 0 0 1-150 0z" />
      <circle cx="530" cy="172" r="34" fill="var(--peach-300)" />
      <path fill="var(--teal-400)" d="M455 250a75 75 0 0 1 150 0a75 75 0 0 1-150 0z" />
      <path fill="var(--teal-700)" d="M520 324.3a75 75 0 0 0 85-74.3v-12a100 100 0 0 0-85 86.3z" />
      <path fill="var(--peach-300)" fillRule="evenodd" transform="translate(730)" d={four} />
    </svg>
  );
}
