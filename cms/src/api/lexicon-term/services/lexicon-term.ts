import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::lexicon-term.lexicon-term');
