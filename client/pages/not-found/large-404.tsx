const four = 'M0 250A250 250 0 0 1 250 0V250H330V330H250V400H165V330H0ZM72 250H165V157A93 93 0 0 0 72 250Z';
const outline = 'M380 150a150 150 0 0 1 300 0v100a150 150 0 0 1-300 0z';
const opening = 'M455 150a75 75 0 0 1 150 0v100a75 75 0 0 1-150 0z';

/** « 404 » put together from the blocks of the brand; night has fallen in the window of its zero. */
export function Large404({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1060 400" role="img" aria-label="404">
      <clipPath id="window">
        <path d={opening} />
      </clipPath>
      <path fill="var(--teal-200)" fillRule="evenodd" d={four} />
      <path fill="var(--sun)" d={outline} />
      <g clipPath="url(#window)">
        <path fill="var(--teal-700)" d={opening} />
        <circle cx="552" cy="158" r="27" fill="var(--cream)" />
        <circle cx="480" cy="330" r="90" fill="var(--teal-400)" />
        <circle cx="610" cy="350" r="85" fill="var(--teal-200)" />
      </g>
      <path fill="var(--peach-300)" fillRule="evenodd" transform="translate(730)" d={four} />
    </svg>
  );
}
