import { type NurseryType, nurseryTypeLabels } from '../../../domain/nursery-types.ts';

export const nurseryTypes: Record<NurseryType, string> = nurseryTypeLabels;
