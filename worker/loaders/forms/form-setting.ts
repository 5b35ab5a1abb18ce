import type { FormSetting } from '../../../client/features/forms/form-setting.ts';
import type { LoaderContext } from '../loader.ts';

/** What every form of a page is told. */
export function formSetting({ config, formReply }: Pick<LoaderContext, 'config' | 'formReply'>): FormSetting {
  return { reply: formReply, challengeSiteKey: config.turnstileSecret && config.turnstileSiteKey };
}
