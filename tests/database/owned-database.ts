import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../services/marketplace/platform/db/database.ts';
import { withDatabase } from '../../services/marketplace/platform/db/connection-string.ts';
import type { TestDatabase } from './test-database.ts';

type OwnedDatabase = TestDatabase & {
  /** Copies the database to another one with the same owner. Nobody may be connected to this one. */
  readonly copy: () => Promise<OwnedDatabase>;
};

/**
 * An empty database like an operator's: its owner is a role without superuser rights. `db` and both addresses are the
 * owner's.
 */
export async function createOwnedDatabase(): Promise<OwnedDatabase> {
  const role = `quayside_owner_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create role ${role} login nosuperuser nocreatedb nocreaterole`);
  const database = await createAs(role, 'template1');
  return {
    ...database,
    drop: async () => {
      await database.drop();
      await asSuperuser(`drop role ${role}`);
    },
  };
}

async function createAs(role: string, template: string): Promise<OwnedDatabase> {
  const name = `quayside_test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create database ${name} owner ${role} template ${template}`);
  const connectionString = withDatabase(inject('postgres').connectionString, name).replace(
    /\/\/[^@/]*@/,
    `//${role}@`,
  );
  const db = createDatabase(connectionString, { max: 20 });
  return {
    db,
    connectionString,
    ownersConnectionString: connectionString,
    copy: () => createAs(role, name),
    drop: async () => {
      await db.destroy();
      await asSuperuser(`drop database if exists ${name} with (force)`);
    },
  };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: withDatabase(inject('postgres').connectionString, 'postgres'),
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
