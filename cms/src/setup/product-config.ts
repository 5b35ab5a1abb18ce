import type { Core } from '@strapi/strapi';
import type { ProductConfig } from '../../config/product';

export function productConfig(strapi: Core.Strapi): ProductConfig {
  return strapi.config.get('product') as ProductConfig;
}
