/** What the tag manager is told of a page that is shown. */
export interface PageViewEvent {
  event: 'page_view';
  page_location: string;
  page_path: string;
  page_title: string;
  page_language: string;
}

/** Where a reader came from by a campaign: the only parameters that leave the site. */
const campaignParameter = /^utm_\w+$/;

/** Tells of a page without what a reader may have written into a form of it, which stands in the address and in the title. */
export function toPageViewEvent(page: { address: string; title: string; language: string }): PageViewEvent {
  const { origin, pathname, searchParams } = new URL(page.address);
  const all = [...searchParams];
  const campaign = all.filter(([name]) => campaignParameter.test(name));
  const query = new URLSearchParams(campaign).toString();
  return {
    event: 'page_view',
    page_location: origin + pathname + (query && `?${query}`),
    page_path: pathname,
    page_title: campaign.length === all.length ? page.title : pathname,
    page_language: page.language,
  };
}
