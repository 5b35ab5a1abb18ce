import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::white-paper-request.white-paper-request');
