import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { EmployerPage, EmployersPage } from './employers-page';
import { FiguresPage } from './figures/figures-page';
import { MergePage } from './merge/merge-page';
import { NurseryPage } from './nursery-page';
import { RequestPage } from './request/request-page';
import { WorkListPage } from './work-list-page';

/** Who may read requests may look at the desk; the CMS checks the same at each of its answers. */
const deskPermissions = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::pre-registration.pre-registration' }];

/** The placement desk: from a request to a child in a nursery. */
export function PlacementDesk() {
  return (
    <Page.Protect permissions={deskPermissions}>
      <Routes>
        <Route index element={<WorkListPage />} />
        <Route path="demandes/:request" element={<RequestPage />} />
        <Route path="demandes/:request/fusion/:other" element={<MergePage />} />
        <Route path="tableaux-de-bord" element={<FiguresPage />} />
        <Route path="creches/:nursery" element={<NurseryPage />} />
        <Route path="employeurs" element={<EmployersPage />} />
        <Route path="employeurs/:employer" element={<EmployerPage />} />
      </Routes>
    </Page.Protect>
  );
}
