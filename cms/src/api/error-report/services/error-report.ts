import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::error-report.error-report');
