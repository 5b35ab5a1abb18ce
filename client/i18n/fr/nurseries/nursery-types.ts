import { type NurseryType, nurseryTypeLabels } from '../../../../domain/childcare/nursery-types.ts';

export const nurseryTypes: Record<NurseryType, string> = nurseryTypeLabels;
