import { announcementId } from '../../navigation/arrive.ts';
import { replaceSaved, savedOnDevice } from './saved-nurseries.ts';

/** Saves a nursery on the device, or removes it, and says so to who does not see it. Where the browser keeps nothing the button says that. */
export async function toggleSaved(button: HTMLElement): Promise<void> {
  const { save: slug = '' } = button.dataset;
  const name = button.querySelector(':scope > :last-child')?.textContent ?? '';
  const texts = await readTexts();
  const before = savedOnDevice();
  const isSaved = before.includes(slug);
  const isKept = replaceSaved(isSaved ? before.filter((other) => other !== slug) : [slug, ...before]);
  if (!isKept) button.dataset.notKept = texts.notKept;
  const announcement = document.getElementById(announcementId);
  if (announcement) announcement.textContent = isKept ? texts.told(name, !isSaved, savedOnDevice().length) : texts.notKept;
}

async function readTexts() {
  const isEnglish = document.documentElement.lang === 'en';
  return isEnglish
    ? (await import('../../i18n/en/nurseries/saved-told.ts')).savedTold
    : (await import('../../i18n/fr/nurseries/saved-told.ts')).savedTold;
}
