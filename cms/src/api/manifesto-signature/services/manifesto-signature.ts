import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::manifesto-signature.manifesto-signature');
