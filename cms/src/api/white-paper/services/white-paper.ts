import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::white-paper.white-paper');
