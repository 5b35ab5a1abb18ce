import { startScript } from './start-script.ts';

/** What React is told about every document. */
export const renderOptions = ({ nonce, boot }: { nonce: string; boot: string }) => ({
  nonce,
  bootstrapScriptContent: startScript(boot),
  // Else React moves long blocks behind a script, and readers without JavaScript never see them.
  progressiveChunkSize: Number.POSITIVE_INFINITY,
});
