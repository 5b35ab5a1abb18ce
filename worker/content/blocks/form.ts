import * as v from 'valibot';
import type { FormBlock } from '../../../client/features/forms/form-props.ts';
import { plainSetting } from '../../../client/features/forms/form-setting.ts';
import { blockForms } from '../../../domain/forms/forms.ts';
import { audience, heading } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleText } from './kit/sample-words.ts';

export const form = defineBlock('form', {
  schema: v.object({ ...heading, form: v.picklist(blockForms), audience }),
  populate: true,
  toBlock: (raw): FormBlock => ({ type: 'form', ...raw, setting: plainSetting }),
  text: ({ title, intro }) => [title, intro],
  samples: [{ type: 'form', title: 'Formulaire', intro: sampleText, form: 'manifesto', audience: null, setting: plainSetting }],
});
