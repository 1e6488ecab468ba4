import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseStartFailure, explainFileError } from './database-start-failure.ts';
import { locationFile, placeForRoot } from './postgres-place-for-root.ts';
import { makePassableFolder, makePrivateFolder, shortHash } from './private-folder.ts';
import type { ServerUser } from './private-folder.ts';

/** The location of one database: `cluster` contains PostgreSQL's files, `socketFolder` its socket. */
export type PostgresPlace = {
  /** All folders to delete with the database, except a socket folder elsewhere. */
  readonly folders: readonly string[];
  readonly cluster: string;
  readonly socketFolder: string;
  readonly logFile: string;
  readonly ownerFile: string;
  readonly user: ServerUser;
};

export const socketName = '.s.PGSQL.5432';

// A socket's address has at most 108 bytes on Linux and 104 on macOS, including its terminator.
const longestSocketPathBytes = 100;

/**
 * Decides where the database of `dataFolder` is and creates the folders: `<dataFolder>/postgres`, or for root, if the
 * data folder is in a closed one, a folder outside (see placeForRoot). Throws a DatabaseStartFailure.
 */
export function preparePlace(dataFolder: string): PostgresPlace {
  try {
    // As root, the database's own user must be able to reach its folder inside.
    makePassableFolder(dataFolder);
    const home = realpathSync(dataFolder);
    const { folder, user } =
      process.getuid?.() === 0 ? placeForRoot(home) : { folder: path.join(home, 'postgres'), user: null };
    if (user === null) makePrivateFolder(folder, user);
    const outside = path.dirname(folder);
    return {
      folders: outside === home ? [folder] : [outside, path.join(home, locationFile)],
      cluster: path.join(folder, 'cluster'),
      socketFolder: chooseSocketFolder(folder, user),
      logFile: path.join(folder, 'postgres.log'),
      ownerFile: path.join(folder, 'owner.json'),
      user,
    };
  } catch (error) {
    throw explainFileError(error, dataFolder);
  }
}

function chooseSocketFolder(folder: string, user: ServerUser): string {
  const usual = path.join(folder, 'socket');
  // The temporary folder may itself have a long name (macOS).
  const choices = [
    usual,
    ...[os.tmpdir(), '/tmp'].map((parent) => path.join(parent, `quayside-${shortHash(folder)}`)),
  ];
  const chosen = choices.find(
    (choice) => Buffer.byteLength(path.join(choice, socketName)) < longestSocketPathBytes,
  );
  if (chosen === undefined)
    throw new DatabaseStartFailure(`The path ${folder} is too long: set QUAYSIDE_DATA to a shorter one.`);
  makePrivateFolder(chosen, user);
  return chosen;
}
