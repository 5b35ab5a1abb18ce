import type { TestCms } from '../../../harness/site/test-cms.ts';

const address = '/content-manager/content-types/api::team-member.team-member/configuration';

interface Layout {
  settings: object;
  layouts: { edit: object };
  metadatas: Record<string, { edit: { label: string } }>;
}

/** How the panel shows a member of the team. */
export async function readLayout(cms: TestCms): Promise<Layout> {
  return ((await cms.request('GET', address)) as { data: { contentType: Layout } }).data.contentType;
}

/** Gives the name of a member another label, as an administrator does in the panel. */
export async function renameField(cms: TestCms, label: string): Promise<void> {
  const { settings, layouts, metadatas } = await readLayout(cms);
  const { id, documentId, createdBy, updatedBy, ...fields } = metadatas;
  await cms.request('PUT', address, {
    settings,
    layouts,
    metadatas: { ...fields, name: { ...metadatas.name, edit: { ...metadatas.name?.edit, label } } },
  });
}
