import { Button, Flex, Typography } from '@strapi/design-system';

interface FilesProps<Kind extends string> {
  label: string;
  kinds: readonly Kind[];
  download(kind: Kind): void;
}

/** A table that can be taken along, with a button for each kind of file. */
export function Files<Kind extends string>({ label, kinds, download }: FilesProps<Kind>) {
  return (
    <Flex gap={2} wrap="wrap">
      <Typography fontWeight="bold">{label}</Typography>
      {kinds.map((kind) => (
        <Button key={kind} variant="tertiary" onClick={() => download(kind)} aria-label={`${label}, ${kind.toUpperCase()}`}>
          {kind.toUpperCase()}
        </Button>
      ))}
    </Flex>
  );
}
