import type { Api } from '../../../api/index.ts';
import { readFound, type FoundData } from '../search/found-data.ts';
import { departmentNames, type DepartmentSlug } from '../search/market-search.ts';

export interface DepartmentData extends FoundData {
  readonly slug: DepartmentSlug;
}

/** Reads what a department's address asks for. Throws only what trying again would not fix. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<DepartmentData> {
  const data = await readFound(api, request);
  const { department: slug, path } = data.search;
  if (slug === null || path !== `/${slug}`) throw new RangeError(`${path} is not a department`);
  return { ...data, slug };
}

/** "Exterior"; the database's word where it could be read. */
export const departmentName = ({ slug, found }: DepartmentData): string =>
  found?.department?.name ?? departmentNames[slug];
