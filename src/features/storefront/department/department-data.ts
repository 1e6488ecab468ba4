import type { Api } from '../../../api/index.ts';
import { readFound } from '../search/found-data.ts';
import type { FoundData } from '../search/found.types.ts';
import { departmentNames, type DepartmentSlug } from '../search/market-search.ts';

export interface DepartmentData extends FoundData {
  readonly slug: DepartmentSlug;
}

/** Loads a department's listings for an address. Only rejects with errors that retrying cannot fix. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<DepartmentData> {
  const data = await readFound(api, request);
  const { department: slug, path } = data.search;
  if (slug === null || path !== `/${slug}`) throw new RangeError(`${path} is not a department`);
  return { ...data, slug };
}

/** "Exterior"; the name in the database if it has loaded. */
export const departmentName = ({ slug, found }: DepartmentData): string =>
  found?.department?.name ?? departmentNames[slug];
