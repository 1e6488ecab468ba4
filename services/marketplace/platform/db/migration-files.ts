import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Reads the pairs `NNNN_name.up.sql` and `NNNN_name.down.sql` of a folder. Throws if a name does not fit, one of a pair
 * is missing, or two migrations have the same number (two merged branches): none may be skipped silently.
 */
export async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const halves = new Map<string, Set<string>>();
  for (const file of files) {
    const [, name, direction] = /^(\d{4}_[a-z0-9_]+)\.(up|down)\.sql$/.exec(file) ?? [];
    if (name === undefined || direction === undefined) {
      throw new Error(`Migration ${file} is not named like 0007_berths.up.sql`);
    }
    halves.set(name, (halves.get(name) ?? new Set()).add(direction));
  }
  const names = [...halves.keys()];
  for (const [name, directions] of halves) {
    const missing = ['up', 'down'].find((direction) => !directions.has(direction));
    if (missing !== undefined) throw new Error(`Migration ${name} has no ${name}.${missing}.sql`);
    const twin = names.find((other) => other !== name && other.slice(0, 4) === name.slice(0, 4));
    if (twin !== undefined) throw new Error(`Migrations ${name} and ${twin} bear the same number`);
  }
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const [up, down] = await Promise.all(
      ['up', 'down'].map((direction) => readFile(path.join(folder, `${name}.${direction}.sql`), 'utf8')),
    );
    return [name, { up: runText(up ?? ''), down: runText(down ?? '') }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

// Without parameters pg sends the text unchanged, with several statements at once.
const runText = (text: string): Migration['up'] => {
  return async (db) => {
    await sql.raw(text).execute(db);
  };
};
