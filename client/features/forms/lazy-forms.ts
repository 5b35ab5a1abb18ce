import { lazy } from 'react';

// In the worker a form is there from the start; in the browser its chunk comes on the pages that have it, and hydrates what stands there.
const isWorker = import.meta.env.SSR;

const loadContact = async () => ({ default: (await import('./contact/contact-form.tsx')).ContactForm });
const loadPartner = async () => ({ default: (await import('./partner/partner-form.tsx')).PartnerForm });
const loadManifesto = async () => ({ default: (await import('./manifesto-form.tsx')).ManifestoForm });
const loadPreRegistration = async () => ({ default: (await import('./pre-registration/pre-registration-form.tsx')).PreRegistrationForm });
const loadWhitePaper = async () => ({ default: (await import('./white-paper/white-paper-form.tsx')).WhitePaperForm });

export const ContactForm = isWorker ? (await loadContact()).default : lazy(loadContact);
export const PartnerForm = isWorker ? (await loadPartner()).default : lazy(loadPartner);
export const ManifestoForm = isWorker ? (await loadManifesto()).default : lazy(loadManifesto);
export const PreRegistrationForm = isWorker ? (await loadPreRegistration()).default : lazy(loadPreRegistration);
export const WhitePaperForm = isWorker ? (await loadWhitePaper()).default : lazy(loadWhitePaper);
